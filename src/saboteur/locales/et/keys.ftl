### Brauser: küsimused klahvidega, kirjutatud käigud ning lugemise ja kuulamise seaded.

## Küsimused ja kirjutatud käigud

ask-title = Küsi või kirjuta käik
ask-field = Küsimus või käik
ask-example = kuhu · kurv C4
ask-go = Valmis
ask-hint = Küsi mõne alloleva sõnaga või kirjuta käik: „kurv C4“, „3 C4 keeratud“, „latern Bruni“, „viska 2“.
ask-questions = Küsimused
question = { $question ->
    [role] Mis on minu roll?
    [hand] Mis kaardid mul on?
    [goals] Mida on lõpukaartide kohta teada?
    [tools] Kelle tööriistad on katki?
    [since] Mis on pärast minu käiku juhtunud?
    [where] Kuhu see kaart sobib?
    [row] Loe see rida ette
    [column] Loe see veerg ette
   *[info] Kelle kord on ja palju on aega jäänud?
}
question-word = { $question ->
    [role] roll
    [hand] kaardid
    [goals] lõpukaardid
    [tools] tööriistad
    [since] pärast
    [where] kuhu
    [row] rida
    [column] veerg
   *[info] kord
}
ask-tools-none = Kellelgi pole tööriistad katki.
ask-since-none = Pärast sinu käiku pole midagi juhtunud.
ask-row = Rida { $row }
ask-column = Veerg { $column }
typed-rotated = keeratud
typed-several = { $count ->
    [one] 1 võimalik käik
   *[other] { $count } võimalikku käiku
}
typed-unknown = „{ $text }“ pole küsimus ega võimalik käik.

## Seaded silmadele, kõrvadele ja kätele

setting-text = Teksti ja kaartide suurus
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
    [short] Lühidalt: kes, mida ja kuhu
    [normal] Tavaliselt: ka see, kuhu tunnel viib
   *[full] Täielikult: ka kaardipakk ja järgmine mängija
}
setting-shortcuts = Kiirklahvid
setting-keys = Muuda klahve
key-action = { $action ->
    [t] Keera kaarti
    [d] Viska kaart ära
    [b] Mine kaevandusse
    [l] Võimalike ruutude loend
    [question] Selgita kaarti
    [c] Kaardiloendur
   *[slash] Küsi või kirjuta käik
}
key-change = muuda { $key }
key-press = Vajuta klahvi
key-taken = Klahv { $key } on juba kasutusel.
keys-reset = Taasta klahvid
