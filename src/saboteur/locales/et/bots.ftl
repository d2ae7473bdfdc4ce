### What bots think, for programs and their authors.

## Bots

reason-suspects = { $seat }. koht on sabotöör tõenäosusega { $percent } %.
reason-dug-on = { $seat }. koht kaevas edasi kaardiga { $card } kohas { $column },{ $row }.
reason-laid-idly = { $seat }. koht pani { $card } kohta { $column },{ $row }, mis ei andnud midagi.
reason-laid-dead-end-aside = { $seat }. koht pani tupiku { $card } kohta { $column },{ $row }, teelt kõrvale.
reason-led-away = { $seat }. koht viis tunneli kõrvale kaardiga { $card } kohas { $column },{ $row }.
reason-laid-dead-end = { $seat }. koht pani tupiku { $card } teele ette, kohta { $column },{ $row }.
reason-cleared-the-way = { $seat }. koht tegi varinguga kohas { $column },{ $row } tee vabaks.
reason-rockfall-aside = { $seat }. koht võttis ära kaardi { $card } kohast { $column },{ $row }, kus see ei muutnud midagi.
reason-cut-the-tunnel = { $seat }. koht katkestas tunneli varinguga kohas { $column },{ $row }.
reason-looked = { $seat }. koht vaatas lõpukaarti.
reason-broke-trusted = { $seat }. koht lõhkus { $target }. koha tööriista ({ tool }), kes tundus aus.
reason-broke-other = { $seat }. koht lõhkus { $target }. koha tööriista ({ tool }).
reason-broke-suspect = { $seat }. koht lõhkus kahtlusaluse { $target }. koha tööriista ({ tool }).
reason-broke-own = { $seat }. koht lõhkus oma tööriista ({ tool }).
reason-mended-trusted = { $seat }. koht parandas { $target }. koha tööriista ({ tool }), kes tundus aus.
reason-mended-other = { $seat }. koht parandas { $target }. koha tööriista ({ tool }).
reason-mended-suspect = { $seat }. koht parandas kahtlusaluse { $target }. koha tööriista ({ tool }).
reason-mended-own = { $seat }. koht parandas oma tööriista ({ tool }).
reason-discarded-broken = { $seat }. koht pani kaardi ära, kui tööriist oli katki.
reason-discarded = { $seat }. koht pani kaardi ära, kuigi kõik tööriistad olid terved.
reason-would-play = Praegu tundub parim { $move }.
