### Terminal: what whoever runs a server reads from “saboteur tables”, “end”, “ban”, “notice”, and “stats”.

## Terminal: running a server

control-column = { $column ->
    [code] Kods
    [stage] Stāvoklis
    [edition] Izdevums
    [people] Spēlētāji
    [bots] Roboti
    [watching] Skatītāji
    [games] Spēles
    [used] Pēdējoreiz
    [names] Vārdi
    [seat] Vieta
    [name] Vārds
    [connected] Savienojums
    [addresses] No kurienes
    [address] Adrese
    [since] Kopš
    [players] Spēlētāji
    [made] Izveidoti galdi
    [dealt] Sāktas spēles
    [finished] Pabeigtas
   *[abandoned] Pārtrauktas
}
control-stage = { $stage ->
    [open] gaida
    [dealing] dala kārtis
    [playing] spēlē
    [over] spēle beigusies
    [ended] slēgts
   *[kept] glabājas
}
control-connected = { $here ->
    [yes] ir
    [no] nav
   *[bot] robots
}
control-offline = Neviens serveris nedarbojas. Lūk, kas ir datubāzē.
control-no-tables = Galdu nav.
control-addresses-of-one = Adreses var parādīt tikai vienam galdam: pievieno tā kodu.
control-watching-from = Skatās no: { $addresses }
control-ended = Galds { $code } ir slēgts, un visiem klātesošajiem par to paziņots.
control-banned = Adresei { $address } tagad liegta piekļuve.
control-banned-before = Adresei { $address } piekļuve jau bija liegta.
control-lifted = No adreses { $address } atkal var pieslēgties.
control-not-banned = Adresei { $address } piekļuve nebija liegta.
control-still-banned = Adresei { $address } piekļuve joprojām ir liegta, jo tā liegta visam tīklam { $network }. Lai atkal ielaistu visu tīklu, izpildi: saboteur ban --lift { $network }
control-lifted-inside = Liegums adresei { $address } ir atcelts, bet piekļuve tai joprojām ir liegta, jo tā liegta visam tīklam { $network }. Lai atceltu arī šo liegumu, izpildi: saboteur ban --lift { $network }
control-no-bans = Nevienai adresei piekļuve nav liegta.
control-ban-one = Norādi tieši vienu no šiem: ADDRESS, --lift ADDRESS vai --list.
control-no-address = Tā nav tīkla adrese, kurai varētu liegt piekļuvi. Norādi, piemēram, 198.51.100.7 vai tīklu 198.51.100.0/24.
control-ban-here = Tā ir šī datora adrese vai tīkls, kurā šāda adrese ietilpst. Ja šķiet, ka visi apmeklētāji nāk no turienes, tā vietā iestati --trusted-proxy.
control-ban-proxy = Tas ir tavs starpniekserveris. Liedzot piekļuvi tam, tu to liegtu visiem.
control-notice = Tagad visās lapās: { $text }
control-no-notice = Paziņojuma nav.
control-notice-withdrawn = Paziņojums noņemts.
control-notice-one = Norādi vai nu tekstu, vai --withdraw, bet ne abus.
control-now = { $what ->
    [playing] Spēlē
    [waiting] Gaida
    [watching] Skatītāji
    [running] Notiekošās spēles
   *[tables] Galdi atmiņā
}
control-since = Kopš { $date }:
control-nothing-counted = Vēl nav spēlēta neviena spēle.
control-all = kopā
control-days = --days vērtībai jābūt vismaz 1.
control-denied = Nav atļaujas vadīt serveri caur { $path }. Izpildi šo komandu kā root vai kā servera lietotājs.
control-no-answer = Caur { $path } serveris neatbild.
control-no-server = Caur { $path } nav sasniedzams neviens serveris, un datubāzes { $database } nav. Norādi serveri ar --control vai --env-file.
control-server-runs = Serveris lieto { $database }, bet caur { $path } tas nav sasniedzams. Norādi, kur tas ir, ar --control vai --env-file.
control-unknown-request = Serveris, kas pašlaik darbojas, šo komandu nepazīst. Droši vien tam ir cita versija: palaid to no jauna.
