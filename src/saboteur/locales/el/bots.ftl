### What bots think, for programs and their authors.

## Bots

reason-suspects = Η θέση { $seat } είναι σαμποτέρ με πιθανότητα { $percent } %.
reason-dug-on = Η θέση { $seat } έσκαψε παρακάτω με { $card } στο { $column },{ $row }.
reason-laid-idly = Η θέση { $seat } έβαλε { $card } στο { $column },{ $row }, χωρίς όφελος.
reason-laid-dead-end-aside = Η θέση { $seat } έβαλε το αδιέξοδο { $card } στο { $column },{ $row }, παράμερα.
reason-led-away = Η θέση { $seat } έστρεψε αλλού το τούνελ με { $card } στο { $column },{ $row }.
reason-laid-dead-end = Η θέση { $seat } έβαλε το αδιέξοδο { $card } πάνω στον δρόμο, στο { $column },{ $row }.
reason-cleared-the-way = Η θέση { $seat } άνοιξε τον δρόμο με κατολίσθηση στο { $column },{ $row }.
reason-rockfall-aside = Η θέση { $seat } αφαίρεσε το { $card } στο { $column },{ $row }, όπου δεν είχε σημασία.
reason-cut-the-tunnel = Η θέση { $seat } έκοψε το τούνελ με κατολίσθηση στο { $column },{ $row }.
reason-looked = Η θέση { $seat } κοίταξε κάρτα τερματισμού.
reason-broke-trusted = Η θέση { $seat } έσπασε εργαλείο ({ tool }) της θέσης { $target }, που φαινόταν τίμια.
reason-broke-other = Η θέση { $seat } έσπασε εργαλείο ({ tool }) της θέσης { $target }.
reason-broke-suspect = Η θέση { $seat } έσπασε εργαλείο ({ tool }) της ύποπτης θέσης { $target }.
reason-broke-own = Η θέση { $seat } έσπασε δικό της εργαλείο ({ tool }).
reason-mended-trusted = Η θέση { $seat } διόρθωσε εργαλείο ({ tool }) της θέσης { $target }, που φαινόταν τίμια.
reason-mended-other = Η θέση { $seat } διόρθωσε εργαλείο ({ tool }) της θέσης { $target }.
reason-mended-suspect = Η θέση { $seat } διόρθωσε εργαλείο ({ tool }) της ύποπτης θέσης { $target }.
reason-mended-own = Η θέση { $seat } διόρθωσε δικό της εργαλείο ({ tool }).
reason-discarded-broken = Η θέση { $seat } πέταξε κάρτα με σπασμένο εργαλείο.
reason-discarded = Η θέση { $seat } πέταξε κάρτα με όλα τα εργαλεία γερά.
reason-would-play = Τώρα το καλύτερο φαίνεται { $move }.
