### What bots think, for programs and their authors.

## Bots

reason-suspects = Ο παίκτης { $seat } είναι σαμποτέρ με πιθανότητα { $percent }%.
reason-dug-on = Ο παίκτης { $seat } έσκαψε προς τον τερματισμό με { $card } στο { $cell }.
reason-laid-idly = Ο παίκτης { $seat } έπαιξε { $card } στο { $cell }, χωρίς να βοηθήσει.
reason-laid-dead-end-aside = Ο παίκτης { $seat } έπαιξε το αδιέξοδο { $card } στο { $cell }, όπου δεν έκανε κακό.
reason-led-away = Ο παίκτης { $seat } έστρεψε το τούνελ σε λάθος κατεύθυνση με { $card } στο { $cell }.
reason-laid-dead-end = Ο παίκτης { $seat } έκλεισε τον δρόμο με το αδιέξοδο { $card } στο { $cell }.
reason-cleared-the-way = Ο παίκτης { $seat } άνοιξε τον δρόμο με κατολίσθηση στο { $cell }.
reason-rockfall-aside = Ο παίκτης { $seat } αφαίρεσε την κάρτα { $card } στο { $cell }, όπου δεν άλλαζε τίποτα.
reason-cut-the-tunnel = Ο παίκτης { $seat } έκοψε το τούνελ με κατολίσθηση στο { $cell }.
reason-looked = Ο παίκτης { $seat } κοίταξε μια κάρτα τερματισμού.
reason-broke-trusted = Ο παίκτης { $seat } έσπασε { tool.accusative } του παίκτη { $target }, που δεν κινούσε υποψίες.
reason-broke-other = Ο παίκτης { $seat } έσπασε { tool.accusative } του παίκτη { $target }.
reason-broke-suspect = Ο παίκτης { $seat } έσπασε { tool.accusative } του παίκτη { $target }, που κινούσε υποψίες.
reason-broke-own = Ο παίκτης { $seat } έσπασε { tool.his }.
reason-mended-trusted = Ο παίκτης { $seat } επισκεύασε { tool.accusative } του παίκτη { $target }, που δεν κινούσε υποψίες.
reason-mended-other = Ο παίκτης { $seat } επισκεύασε { tool.accusative } του παίκτη { $target }.
reason-mended-suspect = Ο παίκτης { $seat } επισκεύασε { tool.accusative } του παίκτη { $target }, που κινούσε υποψίες.
reason-mended-own = Ο παίκτης { $seat } επισκεύασε { tool.his }.
reason-discarded-broken = Ο παίκτης { $seat } πέταξε κάρτα έχοντας σπασμένο εργαλείο.
reason-discarded = Ο παίκτης { $seat } πέταξε κάρτα χωρίς να έχει σπασμένο εργαλείο.
reason-would-play = Καλύτερη κίνηση τώρα: { $move }
