### Browser: dialogs and notices over the table. Menu and votes, chat, one player, private notes, card counter, moves shown again, one device for several players.

## Menu and votes

menu-code = Laua kood: { $code }. Võid lehe sulgeda ja hiljem tagasi tulla; mängijate kohad jäävad alles.
menu-transfer = Jätka teises seadmes
menu-transfer-code = { $minutes ->
    [one] Ava see laud teises seadmes ja sisesta seal ühe minuti jooksul kood { $code }.
   *[other] Ava see laud teises seadmes ja sisesta seal { $minutes } minuti jooksul kood { $code }.
}
menu-keys = Kiirklahvid
menu-round = { $round }. vooru tulemused
vote-pause = Hääleta pausi poolt
vote-end = Hääleta mängu lõpetamise poolt
vote-end-sure = Kas lõpetada see mäng kõigi jaoks? Hiljem seda jätkata ei saa.
vote-clock = Hääleta ajapiirangu poolt
menu-talk-about = Vestlust saab piirata igal ajal. Piiranguid leevendada saab alles pärast mängu lõppu.
vote-stand-in = Asenda ajutiselt robotiga
vote-bot = Hääleta, et koht läheks robotile
vote-given = Sinu hääl läks arvesse. Hääli on puudu: { $count }. Pole veel hääletanud: { $names }.
stand-in-was = Kuni sa eemal olid, mängis sinu eest robot. Nüüd mängid jälle ise.
vote-rule-title = Kuidas hääletamine käib
vote-rule =
    Ettepanek läheb läbi, kui sellega nõustub üle poole kohalolijatest.
    Pausi lõpetamiseks piisab, kui nõus on pooled.
    Mängu lõpetamiseks on vaja vähemalt kaht häält, kui te just kõik ühes seadmes ei mängi.
    Vähemalt kaht häält on vaja ka selleks, et anda mängija koht jäädavalt robotile. Kui see mängija on ise kohal, saab robot teda isegi ajutiselt asendada ainult siis, kui nõus on vähemalt kaks kolmandikku teistest ja igal juhul vähemalt kolm mängijat. Korraldajat ei saa asendada, kuni ta on kohal.
    Igal seadmel on üks hääl.
    Kui ühendus korraks katkeb, ei loeta seda veel eemalolekuks.
    Kui käiku on oodatud juba kolm minutit ja üle poole teistest on nõus, hakkab kehtima ajapiirang.
leave-sure = Kas lahkud jäädavalt? Robot võtab sinu koha endale. Kui lehe lihtsalt sulged, jääb koht sulle alles.
leave-yes = Lahkun
leave-no = Jään lauda
ask-title = Küsi või kirjuta käik

## Card counter

counter-about = Veel nägemata: { $count } (kokku { $total }). Need on kaardipakis, teiste käes või ära visatud.
counter-kind = { $card }: nägemata { $count }, kokku { $total }
counter-actions = Nägemata tegevuskaardid

## One player

player-bot = robot
player-program-about = mängib programm
player-stand-in = Praegu asendab teda robot. Robot teab ainult seda, mida mängija ise.
tool-state = { $state ->
    [broken] { tool-name }: katki
   *[whole] { tool-name }: korras
}
player-looked = Plaaniga vaadatud: { $goals }
player-round = Selles voorus
say-title = Ütle kõigile
log-discard-secret = Millise, seda tead ainult sina.
note-title = Sinu salajane märge
note-about = Seda näed ainult sina. Vooru lõpus see kustutatakse.
notes-list = Sinu salajased märked
mute = Peida sõnumid
unmute = Näita sõnumeid

## Chat dialog

talk-phrases = Valmislaused
talk-write = Kirjuta kõigile
talk-send = Saada
talk-lines = Sõnumid
talk-empty = Sõnumeid veel pole.
talk-unread = { $count ->
    [one] 1 uus sõnum
   *[other] { $count } uut sõnumit
}
log-empty = Veel pole midagi juhtunud.
log-since = Varasemaid käike ei näidata.
talk-none = Selles lauas on vestlus välja lülitatud.
talk-watching = Pealtvaatajad vestelda ei saa.
talk-saw = Mida ma nägin
talk-about = Mängija kohta
talk-whom = Kelle kohta?
talk-small = Muud laused

## Over the board

clock-warning = { $seconds ->
    [one] 1 sekund jäänud!
   *[other] { $seconds } sekundit jäänud!
}
link-unreachable = Serveriga pole ühendust (alates { $time }). Sinu mäng on alles.
link-try = Proovi kohe
missed = { $count ->
    [one] Sul jäi 1 käik nägemata
   *[other] Sul jäi { $count } käiku nägemata
}
recap-since = { $count ->
    [one] Vaata viimast käiku
   *[other] Vaata viimast { $count } käiku
}
recap = Käigud pärast sinu oma
recap-place = Käik { $number }/{ $count }.
recap-back = Eelmine käik
recap-on = Järgmine käik
recap-stop = Tagasi mängu
map-result-title = Mida plaan näitab
map-result = { $content ->
    [treasure] { goal-name.capital } on varandus!
   *[stone] { goal-name.capital } on lihtsalt kivi.
}
map-result-secret = Seda näed ainult sina.
map-result-close = Selge
waiting-seat = Robot { $name } loovutab sulle järgmisel jagamisel oma koha.
stand-in-for-you = Sinu eest mängib robot. Ta teab ainult seda, mida sina.
vote-yes = Olen poolt
vote-running = { $vote ->
    [pause] Kas teha paus? ({ $count } poolt)
    [resume] Kas jätkata mängu? ({ $count } poolt)
    [end] Kas lõpetada mäng enne aega? ({ $count } poolt)
    [stand-in] { $name }: kas lasta robotil ajutiselt tema eest mängida? ({ $count } poolt)
    [clock] { $name } mõtleb juba kaua. Kas mängida edasi ajapiiranguga? ({ $count } poolt)
   *[bot] { $name }: kas anda tema koht jäädavalt robotile? ({ $count } poolt)
}
vote-resume = Hääleta jätkamise poolt

## One device

curtain-pass = Anna seade edasi: järgmine on { $name }
curtain-lift = Mina olen { $name }. Näita mu kaarte!
curtain-note = Nupule vajutab ainult { $name }. Teised ei piilu!
curtain-done = Valmis, annan edasi
