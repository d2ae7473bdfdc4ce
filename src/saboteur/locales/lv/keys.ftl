### Pārlūks: jautājumi ar taustiņiem, rakstīti gājieni un iestatījumi lasītājiem un klausītājiem.

## Jautājumi un rakstīti gājieni

ask-title = Jautāt vai rakstīt gājienu
ask-field = Jautājums vai gājiens
ask-example = kur · līkums C4
ask-go = Labi
ask-hint = Jautā ar kādu no vārdiem zemāk vai raksti gājienu: „līkums C4”, „3 C4 pagriezts”, „laterna Bruni”, „izmest 2”.
ask-questions = Jautājumi
question = { $question ->
    [role] Kāda ir mana loma?
    [hand] Kādas kārtis man ir?
    [goals] Kas zināms par finiša kārtīm?
    [tools] Kuriem ir salauzti darbarīki?
    [since] Kas notika kopš mana gājiena?
    [where] Kur var izspēlēt šo kārti?
    [row] Nolasīt šo rindu
    [column] Nolasīt šo kolonnu
   *[info] Kura gājiens, un cik laika atlicis?
}
question-word = { $question ->
    [role] loma
    [hand] kārtis
    [goals] finišs
    [tools] darbarīki
    [since] kopš
    [where] kur
    [row] rinda
    [column] kolonna
   *[info] gājiens
}
ask-tools-none = Nevienam nav salauztu darbarīku.
ask-since-none = Kopš tava gājiena nekas nav noticis.
ask-row = { $row }. rinda
ask-column = { $column } kolonna
typed-rotated = pagriezts
typed-several = { $count ->
    [zero] { $count } iespējami gājieni
    [one] { $count } iespējams gājiens
   *[other] { $count } iespējami gājieni
}
typed-unknown = „{ $text }” nav ne jautājums, ne iespējams gājiens.

## Iestatījumi acīm, ausīm un rokām

setting-text = Teksta un kāršu lielums
setting-contrast = Kontrasts
setting-speech = Ekrāna lasītāja paziņojumi
text-size = { $size ->
    [normal] Parasts
    [large] Liels
   *[largest] Ļoti liels
}
contrast = { $contrast ->
    [system] Kā sistēmā
   *[more] Augsts
}
speech-detail = { $detail ->
    [short] Īsi: kurš, ko un kur
    [normal] Parasti: arī uz kurieni ved tunelis
   *[full] Pilnīgi: arī kaudzīte un kurš nākamais
}
setting-shortcuts = Īsinājumtaustiņi
setting-keys = Mainīt taustiņus
key-action = { $action ->
    [t] Pagriezt kārti
    [d] Izmest kārti
    [b] Pāriet uz raktuvēm
    [l] Iespējamo lauciņu saraksts
    [question] Paskaidrot kārti
    [c] Kāršu skaitītājs
   *[slash] Jautāt vai rakstīt gājienu
}
key-change = mainīt { $key }
key-press = Nospied taustiņu
key-taken = Taustiņš { $key } jau tiek lietots.
keys-reset = Atjaunot taustiņus
