### Browser: dialogs and notices over the table. Menu and votes, chat, one player, private notes, card counter, moves shown again, one device for several players.

## Menu and votes

menu-code = Galda kods: { $code }. Vari aizvērt lapu un atgriezties vēlāk; spēlētāju vietas tiek saglabātas.
menu-transfer = Turpināt citā ierīcē
menu-transfer-code = { $minutes ->
    [zero] Atver šo galdu otrā ierīcē un { $minutes } minūšu laikā ievadi tur kodu { $code }.
    [one] Atver šo galdu otrā ierīcē un { $minutes } minūtes laikā ievadi tur kodu { $code }.
   *[other] Atver šo galdu otrā ierīcē un { $minutes } minūšu laikā ievadi tur kodu { $code }.
}
menu-keys = Īsinājumtaustiņi
menu-round = { $round }. raunda rezultāti
vote-pause = Balsot par pauzi
vote-end = Balsot par spēles beigām
vote-end-sure = Beigt šo spēli visiem? Vēlāk to turpināt nevarēs.
vote-clock = Balsot par laika ierobežojumu
menu-talk-about = Tērzēšanu var ierobežot jebkurā brīdī. Mīkstināt ierobežojumus varēs tikai pēc spēles beigām.
vote-stand-in = Aizvietot ar robotu
vote-bot = Balsot par vietas atdošanu robotam
vote-given = Tava balss ir ieskaitīta. Trūkst balsu: { $count }. Vēl var balsot: { $names }.
stand-in-was = Kamēr biji prom, tevi aizvietoja robots. Tagad atkal spēlē tu.
vote-rule-title = Kā notiek balsošana
vote-rule =
    Lēmums ir pieņemts, ja piekrīt vairāk nekā puse klātesošo cilvēku.
    Lai turpinātu pēc pauzes, pietiek ar pusi.
    Lai beigtu spēli, vajag vismaz divas balsis, ja vien visi nespēlē vienā ierīcē.
    Lai spēlētāja vietu pavisam atdotu robotam, arī vajag vismaz divas balsis. Ja šis spēlētājs ir klāt, robots viņu var aizvietot (arī uz laiku) tikai tad, ja piekrīt vismaz divas trešdaļas pārējo, turklāt vismaz trīs cilvēki. Saimnieku, kamēr viņš ir klāt, aizvietot nevar.
    Katrai ierīcei ir viena balss.
    Īsu savienojuma pārrāvumu par prombūtni neuzskata.
    Ja kāds spēlētājs par gājienu domā jau trīs minūtes, vairāk nekā puse pārējo var ieviest gājiena laika ierobežojumu.
leave-sure = Vai pamest galdu pavisam? Tavu vietu ieņems robots. Ja tikai aizvērsi lapu, vieta paliks tava.
leave-yes = Pamest
leave-no = Palikt
ask-title = Jautāt vai ievadīt gājienu

## Card counter

counter-about = Vēl nav redzētas: { $count } no { $total }. Tās ir krājumu kaudzītē, citu rokās vai izmestas.
counter-kind = { $card }: vēl { $count } no { $total }
counter-actions = Neredzētās darbības kārtis

## One player

player-bot = robots
player-program-about = spēlē programma
player-stand-in = Šo spēlētāju pagaidām aizvieto robots. Tas zina tikai to, ko zina spēlētājs.
tool-state = { $state ->
    [broken] { tool-name }: salauzta
   *[whole] { tool-name }: vesela
}
player-looked = Slepus apskatītās kārtis: { $goals }
player-round = Šajā raundā
say-title = Pateikt visiem
log-discard-secret = Kuru – to zini tikai tu.
note-title = Tava privātā piezīme
note-about = To redzi tikai tu. Raunda beigās tā pazudīs.
notes-list = Tavas privātās piezīmes
mute = Paslēpt ziņas
unmute = Rādīt ziņas

## Chat dialog

talk-phrases = Gatavās frāzes
talk-write = Ziņa visiem
talk-send = Sūtīt
talk-lines = Ziņas
talk-empty = Ziņu vēl nav.
talk-unread = { $count ->
    [zero] { $count } jaunas ziņas
    [one] { $count } jauna ziņa
   *[other] { $count } jaunas ziņas
}
log-empty = Vēl nekas nav noticis.
log-since = Agrākie gājieni te nav redzami.
talk-none = Pie šī galda tērzēšana ir izslēgta.
talk-watching = Skatītāji tērzēt nevar.
talk-saw = Ko es redzēju
talk-about = Par spēlētāju
talk-whom = Par kuru?
talk-small = Īsās frāzes

## Over the board

clock-warning = { $seconds ->
    [zero] Atlikušas { $seconds } sekundes!
    [one] Atlikusi { $seconds } sekunde!
   *[other] Atlikušas { $seconds } sekundes!
}
link-unreachable = Kopš plkst. { $time } serveris nav sasniedzams. Spēle nekur nepazudīs.
link-try = Mēģināt tūlīt
missed = { $count ->
    [zero] Kamēr biji prom: { $count } gājieni
    [one] Kamēr biji prom: { $count } gājiens
   *[other] Kamēr biji prom: { $count } gājieni
}
recap-since = { $count ->
    [1] Skatīt pēdējo gājienu
    [zero] Skatīt pēdējos { $count } gājienus
    [one] Skatīt pēdējo { $count } gājienu
   *[other] Skatīt pēdējos { $count } gājienus
}
recap = Gājieni pēc tavējā
recap-place = { $number }. gājiens no { $count }.
recap-back = Iepriekšējais gājiens
recap-on = Nākamais gājiens
recap-stop = Atpakaļ uz spēli
map-result-title = Ko rāda karte
map-result = { $content ->
    [treasure] { goal-name.capital }: tur ir dārgumi!
   *[stone] { goal-name.capital }: tur ir tikai akmens.
}
map-result-secret = To redzi tikai tu.
map-result-close = Skaidrs
waiting-seat = Nākamajā dalīšanā tu ieņemsi robota { $name } vietu.
stand-in-for-you = Tevi pagaidām aizvieto robots. Tas zina tikai to, ko zini tu.
vote-yes = Piekrītu
vote-running = { $vote ->
    [pause] Vai apturēt spēli? (Par: { $count })
    [resume] Vai turpināt spēli? (Par: { $count })
    [end] Vai beigt spēli pirms laika? (Par: { $count })
    [stand-in] Vai spēlētāju { $name } pagaidām aizvietot ar robotu? (Par: { $count })
    [clock] { $name } domā jau ilgi. Vai turpmāk ierobežot gājiena laiku? (Par: { $count })
   *[bot] Vai spēlētāja { $name } vietu pavisam atdot robotam? (Par: { $count })
}
vote-resume = Balsot par turpināšanu

## One device

curtain-pass = Nodod ierīci! Tagad spēlē { $name }
curtain-lift = Es esmu { $name }. Parādi manas kārtis!
curtain-note = Nelūrēt, kamēr ierīci nepaņem { $name }!
curtain-done = Viss, nododu tālāk
