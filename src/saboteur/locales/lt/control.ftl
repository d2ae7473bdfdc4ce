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
    [used] Paskutinį kartą
    [names] Vardai
    [seat] Vieta
    [name] Vardas
    [connected] Prisijungęs
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
    [over] baigta
    [ended] uždarytas
   *[kept] saugomas
}
control-connected = { $here ->
    [yes] taip
    [no] ne
   *[bot] robotas
}
control-offline = Joks serveris neveikia. Štai kas yra duomenų bazėje.
control-no-tables = Stalų nėra.
control-addresses-of-one = Adresai rodomi tik vieno stalo: pridėkite jo kodą.
control-watching-from = Žiūrima iš: { $addresses }
control-ended = Stalas { $code } uždarytas, ir visiems prie jo apie tai pranešta.
control-banned = { $address } uždraustas.
control-banned-before = { $address } jau buvo uždraustas.
control-lifted = { $address } vėl įleidžiamas.
control-not-banned = { $address } nebuvo uždraustas.
control-no-bans = Uždraustų adresų nėra.
control-ban-one = Nurodykite tiksliai vieną iš šių: ADDRESS, --lift ADDRESS arba --list.
control-no-address = Tai ne tinklo adresas, kurį būtų galima uždrausti. Nurodykite, pvz., 198.51.100.7 arba tinklą 198.51.100.0/24.
control-ban-here = Tai pats šis kompiuteris. Jei atrodo, kad visi lankytojai ateina iš jo, nurodykite --trusted-proxy.
control-ban-proxy = Tai jūsų pačių tarpinis serveris. Uždraudus jį, būtų uždrausti visi.
control-notice = Dabar visuose puslapiuose: { $text }
control-no-notice = Pranešimo nėra.
control-notice-withdrawn = Pranešimas atšauktas.
control-notice-one = Nurodykite arba tekstą, arba --withdraw, bet ne abu.
control-now = { $what ->
    [playing] Žaidžia
    [waiting] Laukia
    [watching] Žiūrovai
    [running] Vyksta žaidimų
   *[tables] Stalų atmintyje
}
control-since = Nuo { $date }:
control-nothing-counted = Dar nieko nežaista.
control-all = iš viso
control-days = --days turi būti bent 1.
control-denied = Nėra teisės valdyti serverį per { $path }. Vykdykite šią komandą kaip root arba kaip serverio naudotojas.
control-no-answer = Serveris ties { $path } neatsako.
control-no-server = Ties { $path } joks serveris nelaukia, o duomenų bazės { $database } nėra. Nurodykite serverį su --control arba --env-file.
control-server-runs = Serveris naudoja { $database }, bet ties { $path } nelaukia. Nurodykite, kur jis, su --control arba --env-file.
control-unknown-request = Veikiantis serveris šios komandos nežino. Tikriausiai jo versija kita: paleiskite jį iš naujo.
