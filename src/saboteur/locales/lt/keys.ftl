### Naršyklė: klausimai klavišais, rašomi ėjimai ir nustatymai skaitantiems bei klausantiems.

## Klausimai ir rašomi ėjimai

ask-field = Klausimas arba ėjimas
ask-example = kur · posūkis C4
ask-go = Gerai
ask-hint = Klauskite vienu iš toliau nurodytų žodžių (galima ir „F5“, „eilutė 4“, „kur 2“ ar žaidėjo vardas) arba įveskite ėjimą: „posūkis C4“, „3 C4 apsukta“, „žibintas Bruni“, „išmesti 2“.
ask-hint-say = Jei norite ką nors pasakyti visiems, įveskite kelis paruoštos frazės žodžius: „diversantus Bruni“, „vidurinė akmuo“.
ask-questions = Klausimai
question = { $question ->
    [role] Koks mano vaidmuo?
    [hand] Kokias kortas turiu?
    [gold] Kiek aukso turiu?
    [goals] Ką žinau apie pabaigos kortas?
    [tools] Kieno įrankiai sulaužyti?
    [since] Kas nutiko po mano ėjimo?
    [where] Kur galima dėti šią kortą?
    [row] Perskaityti šią eilutę
    [column] Perskaityti šį stulpelį
   *[info] Kieno eilė ir kiek liko laiko?
}
question-word = { $question ->
    [role] vaidmuo
    [hand] kortos
    [gold] auksas
    [goals] pabaiga
    [tools] įrankiai
    [since] ėjimai
    [where] kur
    [row] eilutė
    [column] stulpelis
   *[info] eilė
}
ask-tools-none = Sulaužytų įrankių nėra.
player-discarded = Išmesta kortų: { $count }
ask-since-none = Po jūsų ėjimo dar nieko nenutiko.
ask-no-card = Pirmiausia pasirinkite kortą.
where-lies = { $way ->
    [held] neapsukus
    [turned] apsukus
   *[either] apsukus arba ne
}
own-tool = taip sulaužysite savo { tool.accusative }
cell-beside-cut = į { $sides } – atkirstas tunelis
lost-card = Netekote kortos: { $card }.
you-round-began = { $round } raundas. Pradedate jūs.
you-path-laid = Jūs, { $cell }: { $card }.
you-rock-fell = Akmenų griūtimi pašalinate kortą iš { $cell }: { $card }.
spoken-rock-fell = { $name } akmenų griūtimi pašalina kortą iš { $cell }: { $card }.
you-tool-broken = { $target } lieka be { tool.genitive }: jį sulaužote jūs.
you-tool-broken-own = Sulaužote savo { tool.accusative }.
you-tool-mended = { $target } atgauna { tool.accusative }: jį pataisote jūs.
you-tool-mended-own = Pataisote savo { tool.accusative }.
you-discarded = Išmetate kortą: { $card }.
you-goal-seen = { $content ->
    [treasure] Slapta pasižiūrite { goal-name.accusative }: ten lobis! Kiti to nemato.
   *[stone] Slapta pasižiūrite { goal-name.accusative }: ten tik akmuo. Kiti to nemato.
}
you-gold-taken = { $count ->
    [one] Pasiimate aukso kortą su { $count } grynuoliu.
    [few] Pasiimate aukso kortą su { $count } grynuoliais.
   *[other] Pasiimate aukso kortą su { $count } grynuolių.
}
ask-row = { $row } eilutė
ask-column = { $column } stulpelis
typed-rotated = apsukta
typed-several = { $count ->
    [one] { $count } galimas ėjimas
    [few] { $count } galimi ėjimai
   *[other] { $count } galimų ėjimų
}
typed-phrases = { $count ->
    [one] Galima pasakyti { $count } frazę
    [few] Galima pasakyti { $count } frazes
   *[other] Galima pasakyti { $count } frazių
}
typed-unknown = „{ $text }“ – nei klausimas, nei galimas ėjimas.
typed-me = man sau aš
typed-say = sakyti sakau pasakyti
typed-help = pagalba

## Nustatymai akims, ausims ir rankoms

setting-text = Teksto ir kasyklos dydis
setting-contrast = Kontrastas
setting-speech = Ekrano skaitytuvo pranešimai
text-size = { $size ->
    [normal] Įprastas
    [large] Didelis
   *[largest] Labai didelis
}
contrast = { $contrast ->
    [system] Kaip sistemoje
   *[more] Didelis
}
speech-detail = { $detail ->
    [short] Trumpai: kas, ką ir kur
    [normal] Įprastai: dar ir kur veda tunelis
   *[full] Išsamiai: dar ir krūvelė bei kas eis toliau
}
setting-shortcuts = Spartieji klavišai
setting-keys = Keisti klavišus
key-action = { $action ->
    [t] Apsukti kortą
    [d] Išmesti kortą
    [b] Pereiti į kasyklą
    [l] Kur galima panaudoti kortą
    [question] Paaiškinti kortą
    [c] Kortų skaičiuoklė
    [k] Prašyti papildomo laiko
    [q] Prašyti patarimo
    [p] Pereiti prie žaidėjų
    [n] Parodyti savo žymas
    [s] Pokalbis ir paruoštos frazės
    [m] Peržiūrėti ėjimus po jūsiškio
    [u] Atverti meniu
   *[slash] Klausti arba įvesti ėjimą
}
key-change = keisti klavišą { $key }
key-press = Paspauskite klavišą
key-taken = Klavišas { $key } jau naudojamas.
keys-reset = Atkurti numatytuosius klavišus
keys-about = 1–6 – pasirinkti kortą. Rodyklėmis kasykloje judama iš langelio į langelį, o žaidėjų sąraše – nuo žaidėjo prie žaidėjo. Enter – pasirinkti ir patvirtinti, Esc – atšaukti. B veda ten, kur galima panaudoti pasirinktą kortą, o paskui – prie kito tinkamo langelio ar žaidėjo; Shift+B – atgal. „+“ ir „−“ – keisti mastelį, 0 – rodyti visą kasyklą. Sąrašuose renkamasi skaičių klavišais. Pasirinkus žaidėją, N keičia jo žymą. Kol korta nepasirinkta, „?“ atveria šį sąrašą.
keys-mine = Kasykloje Home veda prie pradinės kortos, o End – paeiliui prie kiekvienos pabaigos kortos. Page Down veda prie naujausios kortos. Nuo kortos Page Up veda prie anksčiau už ją padėtos, o Page Down – prie padėtos po jos.
keys-reader = Jei naudojatės ekrano skaitytuvu, atminkite: šie klavišai veikia fokusavimo, o ne naršymo veiksenoje. Veikseną perjungia NVDA+tarpas.
keys-tip = { $where ->
    [table] Klavišų sąrašą atveria „{ $keys }“, o ėjimą ar klausimą įvesite paspaudę „{ $ask }“.
   *[other] Klavišų sąrašą atveria „{ $keys }“.
}
