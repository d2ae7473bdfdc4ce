### Brauser: küsimused klahvidega, kirjutatud käigud ning lugemise ja kuulamise seaded.

## Küsimused ja kirjutatud käigud

ask-field = Küsimus või käik
ask-example = kuhu · kurv C4
ask-go = Sisesta
ask-hint = Küsi mõne alloleva sõnaga (sobivad ka „F5“, „rida 4“, „kuhu 2“ ja mängija nimi) või kirjuta käik: „kurv C4“, „3 C4 keeratud“, „latern Bruni“, „viska 2“.
ask-hint-say = Kui tahad kõigile midagi öelda, kirjuta paar sõna valmislausest: „Bruni sabotöör“, „keskmine kivi“.
ask-questions = Küsimused
question = { $question ->
    [role] Mis on minu roll?
    [hand] Mis kaardid mul on?
    [gold] Kui palju mul kulda on?
    [goals] Mida on lõpukaartide kohta teada?
    [tools] Kelle tööriistad on katki?
    [since] Mis on pärast minu käiku juhtunud?
    [where] Kuhu see kaart sobib?
    [row] Loe see rida ette
    [column] Loe see veerg ette
   *[info] Kelle kord on ja kui palju aega on jäänud?
}
question-word = { $question ->
    [role] roll
    [hand] kaardid
    [gold] kuld
    [goals] lõpukaardid
    [tools] tööriistad
    [since] vahepeal
    [where] kuhu
    [row] rida
    [column] veerg
   *[info] kord
}
ask-tools-none = Kõigi tööriistad on korras.
player-discarded = Ära visatud kaarte: { $count }
ask-since-none = Pärast sinu käiku pole midagi juhtunud.
ask-no-card = Vali enne kaart.
where-lies = { $way ->
    [held] nagu praegu
    [turned] keeratult
   *[either] mõlemat pidi
}
own-tool = nii lõhud omaenda { tool.genitive }
cell-beside-cut = stardist ära lõigatud tunnel { $sides } pool
lost-card = Kaotasid kaardi: { $card }.
you-round-began = Algab { $round }. voor. Esimesena käid sina.
you-path-laid = Sina, { $cell }: { $card }.
you-rock-fell = Eemaldad varinguga ruudult { $cell } kaardi: { $card }.
spoken-rock-fell = { $name } eemaldab varinguga ruudult { $cell } kaardi: { $card }.
you-tool-broken = { $target } jääb { tool.abessive }: selle lõhud sina.
you-tool-broken-own = Lõhud oma { tool.genitive }.
you-tool-mended = { $target } saab { tool.genitive } tagasi: selle parandad sina.
you-tool-mended-own = Parandad oma { tool.genitive }.
you-discarded = Viskad kaardi ära: { $card }.
you-goal-seen = { $content ->
    [treasure] Vaatad { goal-name.partitive }: see on varandus! Teised seda ei näe.
   *[stone] Vaatad { goal-name.partitive }: see on lihtsalt kivi. Teised seda ei näe.
}
you-gold-taken = { $count ->
    [one] Võtad kullakaardi, millel on üks kamakas.
   *[other] Võtad kullakaardi, millel on { $count } kamakat.
}
ask-row = Rida { $row }
ask-column = Veerg { $column }
typed-rotated = keeratud
typed-several = { $count ->
    [one] 1 võimalik käik
   *[other] { $count } võimalikku käiku
}
typed-phrases = { $count ->
    [one] 1 lause, mida saab öelda
   *[other] { $count } lauset, mida saab öelda
}
typed-unknown = „{ $text }“ pole küsimus ega võimalik käik.
typed-me = mulle mina endale
typed-say = ütle ütlen öelda
typed-help = abi

## Seaded silmadele, kõrvadele ja kätele

setting-text = Teksti ja kaevanduse suurus
setting-contrast = Kontrastsus
setting-speech = Ekraanilugeja teated
text-size = { $size ->
    [normal] Tavaline
    [large] Suur
   *[largest] Väga suur
}
contrast = { $contrast ->
    [system] Süsteemi järgi
   *[more] Suur
}
speech-detail = { $detail ->
    [short] Lühikesed: kes, mida ja kuhu
    [normal] Tavalised: ka see, kuhu tunnel viib
   *[full] Põhjalikud: ka kaardipakk ja järgmine mängija
}
setting-shortcuts = Kiirklahvid
setting-keys = Muuda klahve
key-action = { $action ->
    [t] Keera kaarti
    [d] Viska kaart ära
    [b] Mine kaevandusse
    [l] Näita, kuhu kaart sobib
    [question] Loe kaardi selgitust
    [c] Kaardiloendur
    [k] Küsi lisaaega
    [q] Küsi vihjet
    [p] Mine mängijate juurde
    [n] Vaata oma märkeid
    [s] Vestlus ja valmislaused
    [m] Vaata vahepealseid käike
    [u] Ava menüü
   *[slash] Küsi või kirjuta käik
}
key-change = muuda klahvi { $key }
key-press = Vajuta uut klahvi
key-taken = Klahv { $key } on juba kasutusel.
keys-reset = Taasta algsed klahvid
keys-about = 1–6: vali kaart. Nooleklahvidega liigud kaevanduses ruudult ruudule ja mängijate seas ühelt teisele. Enter: vali ja käi välja; Esc: tühista. B viib sinna, kuhu saab kaardi välja käia, ja uuesti vajutades järgmise võimaliku ruudu või mängija juurde; Shift+B viib tagasi. + ja −: suurenda ja vähenda; 0: näita kogu kaevandust. Loendis saab valida numbriga. Mängija juures muudab N sinu märget tema kohta. Kui kaarti pole valitud, avab ? selle loendi.
keys-mine = Kaevanduses viib Home stardikaardi juurde ja End järgemööda lõpukaartide juurde. Page Down viib uusima kaardi juurde. Kaardilt viib Page Up sellele eelnenud ja Page Down sellele järgnenud kaardi juurde.
keys-reader = Ekraanilugejaga töötavad need klahvid fookusrežiimis, mitte sirvimisrežiimis. NVDA-s saab režiimi vahetada klahvidega NVDA+tühik.
keys-tip = { $where ->
    [table] Klahviga { $keys } avad klahvide loendi, klahviga { $ask } saad kirjutada käigu või küsimuse.
   *[other] Klahviga { $keys } avad klahvide loendi.
}
