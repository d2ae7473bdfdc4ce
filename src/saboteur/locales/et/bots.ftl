### What bots think, for programs and their authors.

## Bots

reason-suspects = Mängija { $seat } on { $percent }% tõenäosusega sabotöör.
reason-dug-on = Mängija { $seat } kaevas kaardiga { $card } ruudul { $cell } tunnelit lõpukaartide poole.
reason-laid-idly = Mängija { $seat } asetas ruudule { $cell } kaardi { $card }, millest polnud abi.
reason-laid-dead-end-aside = Mängija { $seat } asetas tupiku { $card } ruudule { $cell }, kus see kahju ei teinud.
reason-led-away = Mängija { $seat } viis tunneli kaardiga { $card } ruudul { $cell } valesse suunda.
reason-laid-dead-end = Mängija { $seat } sulges ruudul { $cell } tee tupikuga { $card }.
reason-cleared-the-way = Mängija { $seat } tegi varinguga ruudul { $cell } tee vabaks.
reason-rockfall-aside = Mängija { $seat } eemaldas ruudult { $cell } kaardi { $card }, aga see ei muutnud midagi.
reason-cut-the-tunnel = Mängija { $seat } lõikas varinguga ruudul { $cell } tunneli läbi.
reason-looked = Mängija { $seat } vaatas üht lõpukaarti.
reason-broke-trusted = Mängija { $seat } lõhkus mängija { $target } { tool.genitive }, kuigi mängija { $target } tundus aus.
reason-broke-other = Mängija { $seat } lõhkus mängija { $target } { tool.genitive }.
reason-broke-suspect = Mängija { $seat } lõhkus mängija { $target } { tool.genitive }: mängija { $target } tunduski kahtlane.
reason-broke-own = Mängija { $seat } lõhkus omaenda { tool.genitive }.
reason-mended-trusted = Mängija { $seat } parandas mängija { $target } { tool.genitive }: mängija { $target } tunduski aus.
reason-mended-other = Mängija { $seat } parandas mängija { $target } { tool.genitive }.
reason-mended-suspect = Mängija { $seat } parandas mängija { $target } { tool.genitive }, kuigi mängija { $target } tundus kahtlane.
reason-mended-own = Mängija { $seat } parandas omaenda { tool.genitive }.
reason-discarded-broken = Mängija { $seat } viskas kaardi ära sel ajal, kui tal oli mõni tööriist katki.
reason-discarded = Mängija { $seat } viskas kaardi ära, kuigi tal polnud ükski tööriist katki.
reason-would-play = Parim käik praegu: { $move }
