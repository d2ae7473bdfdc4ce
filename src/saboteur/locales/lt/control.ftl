### Terminal: what whoever runs a server reads from “saboteur tables”, “end”, “ban”, “notice”, and “stats”.

## Terminal: running a server

control-column = { $column ->
    [code] Kodas
    [stage] Būsena
    [edition] Leidimas
    [people] Žaidėjai
    [bots] Robotai
    [watching] Žiūrovai
    [games] Žaidimai
    [used] Naudotas
    [names] Vardai
    [seat] Vieta
    [name] Vardas
    [connected] Prie stalo
    [addresses] Iš kur
    [address] Adresas
    [since] Nuo
    [players] Žaidėjai
    [made] Sukurta stalų
    [dealt] Pradėta žaidimų
    [finished] Baigta
   *[abandoned] Nutraukta
}
control-stage = { $stage ->
    [open] laukia
    [dealing] dalijama
    [playing] žaidžiama
    [over] žaidimas baigtas
    [ended] uždarytas
   *[kept] tik duomenų bazėje
}
control-connected = { $here ->
    [yes] taip
    [no] ne
   *[bot] robotas
}
control-offline = Serveris neveikia. Rodoma, kas yra duomenų bazėje.
control-no-tables = Stalų nėra.
control-addresses-of-one = Adresus galima rodyti tik vieno stalo: pridėkite jo kodą.
control-watching-from = Žiūrovų adresai: { $addresses }
control-ended = Stalas { $code } uždarytas. Visiems, kas buvo prie jo, apie tai pranešta.
control-banned = { $address } užblokuotas.
control-banned-before = { $address } jau buvo užblokuotas.
control-lifted = { $address } nebeblokuojamas.
control-not-banned = { $address } nebuvo užblokuotas.
control-still-banned = Iš { $address } vis tiek nepavyks prisijungti, nes užblokuotas visas tinklas { $network }. Kad tinklas nebebūtų blokuojamas, paleiskite: saboteur ban --lift { $network }
control-lifted-inside = { $address } blokavimas panaikintas, bet prisijungti iš ten vis tiek nepavyks, nes užblokuotas visas tinklas { $network }. Kad nebebūtų blokuojamas ir tinklas, paleiskite: saboteur ban --lift { $network }
control-no-bans = Užblokuotų adresų nėra.
control-ban-one = Nurodykite vieną iš trijų: ADDRESS, --lift ADDRESS arba --list.
control-no-address = Tokio tinklo adreso užblokuoti negalima. Nurodykite adresą, pavyzdžiui, 198.51.100.7, arba tinklą, pavyzdžiui, 198.51.100.0/24.
control-ban-here = Tai šio kompiuterio adresas arba tinklas, kuriam toks adresas priklauso. Jei atrodo, kad visi lankytojai jungiasi iš ten, verčiau nustatykite --trusted-proxy.
control-ban-proxy = Tai jūsų pačių tarpinis serveris. Jį užblokavus, neprisijungtų niekas.
control-notice = Dabar visuose puslapiuose rodoma: { $text }
control-no-notice = Pranešimo nėra.
control-notice-withdrawn = Pranešimas pašalintas.
control-notice-one = Nurodykite arba tekstą, arba --withdraw, bet ne abu.
control-now = { $what ->
    [playing] Žaidžia žmonių
    [waiting] Laukia žmonių
    [watching] Žiūrovų
    [running] Vyksta žaidimų
   *[tables] Stalų atmintyje
}
control-since = Nuo { $date }:
control-nothing-counted = Dar niekas nežaidė.
control-all = iš viso
control-days = --days reikšmė turi būti bent 1.
control-denied = Neturite teisės valdyti serverio per { $path }. Paleiskite šią komandą root arba to naudotojo vardu, kuriuo veikia serveris.
control-no-answer = Per { $path } valdomas serveris neatsako.
control-no-server = Per { $path } nepasiekiamas joks serveris, o duomenų bazės { $database } nėra. Serverį nurodykite su --control arba --env-file.
control-server-runs = Duomenų bazę { $database } naudoja veikiantis serveris, bet per { $path } jis nepasiekiamas. Kur jį rasti, nurodykite su --control arba --env-file.
control-unknown-request = Veikiantis serveris šios komandos neatpažįsta. Tikriausiai jo versija kita: paleiskite jį iš naujo.
