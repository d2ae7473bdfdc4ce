### Why something is refused, in the browser and in the terminal.

## Refusals of a move

refused-game-over = Spēle ir beigusies.
refused-not-your-turn = Tagad nav { $seat }. spēlētāja gājiens.
refused-wrong-phase = { $phase ->
    [turn-goal] Vispirms izvēlies, kuru finiša kārti atklāt, piemēram, T@8,0.
    [lay-stone] Vispirms izvēlies, kā nolikt akmeni, piemēram, L@8,0:es.
    [pick-gold] Vispirms paņem zelta kārti, piemēram, G2.
   *[play] Tagad nekas nav jāizlemj: izspēlē vai izmet kārti.
}
refused-not-in-hand = Rokā nav kārts { $card }.
refused-broken-tools = Kamēr tev ir salauzts darbarīks, ceļa kārti izspēlēt nedrīksti.
refused-occupied = Lauciņā { $cell } jau ir kārts.
refused-not-reached = Lauciņā { $cell } šī kārts nebūtu savienota ar tuneli no starta.
refused-not-touching = Lauciņā { $cell } šī kārts nepieskartos nevienai atklātai kārtij.
refused-edge-mismatch = Lauciņā { $cell } šī kārts neder: tunelis atdurtos pret klinti.
refused-no-such-seat = Pie šī galda nav { $seat }. spēlētāja.
refused-own-tool = Pie šī galda savu { tool.accusative } lauzt nedrīkst.
refused-already-broken = { $seat }. spēlētāja { tool } jau ir salauzta.
refused-nothing-to-mend = { $seat }. spēlētāja { tool } nav salauzta.
refused-no-card-there = Lauciņā { $cell } nav ceļa kārts, ko izņemt.
refused-protected = Kārts lauciņā { $cell } paliek: starta un finiša kārtis ar nogruvumu izņemt nedrīkst.
refused-not-a-goal = Lauciņā { $cell } nav finiša kārts.
refused-already-turned = Finiša kārts lauciņā { $cell } jau ir atklāta.
refused-goal-not-reached = Lauciņā { $cell } nav finiša kārts, ko tagad varētu atklāt.
refused-not-this-stone = Lauciņā { $cell } nav akmens, kas jānoliek, vai arī tā to nolikt nevar.
refused-not-on-offer = Zelta kārts ar vērtību { $value } šeit nav.
refused-not-a-move = „{ $text }” nav derīgs gājiens.

## Refusals of a move in the browser

web-refused-not-your-turn = Tagad nav tavs gājiens.
web-refused-wrong-phase = { $phase ->
    [turn-goal] Vispirms izvēlies, kuru finiša kārti atklāt.
    [lay-stone] Vispirms izvēlies, kā nolikt akmeni.
    [pick-gold] Vispirms paņem zelta kārti.
   *[play] Vispirms izspēlē vai izmet kārti.
}
web-refused-broken-tools = Ar salauztu darbarīku ceļa kārtis izspēlēt nedrīkst. Vispirms to salabo vai izmanto citu kārti.
web-refused-not-in-hand = Šīs kārts tev vairs nav.
web-refused-occupied = Tur jau ir kārts.
web-refused-not-reached = Ceļa kārtij jāturpina tunelis, bet no starta šurp neved neviens atvērts tunelis.
web-refused-not-touching = Ceļa kārtij jāpieskaras kādai atklātai kārtij.
web-refused-edge-mismatch = Neder: tunelim jāsader ar tuneli, klintij – ar klinti. Kārti drīkst pagriezt par 180°, bet šķērsām likt nedrīkst.
web-refused-own-tool = Pie šī galda savus darbarīkus lauzt nedrīkst.
web-refused-already-broken = Spēlētājam { $name } šis darbarīks jau ir salauzts.
web-refused-nothing-to-mend = Spēlētājam { $name } šis darbarīks nav salauzts.
web-refused-no-card-there = Te nav ceļa kārts, ko izņemt.
web-refused-protected = Starta un finiša kārtis izņemt nedrīkst.
web-refused-not-a-goal = Ar karti var apskatīt tikai finiša kārtis.
web-refused-already-turned = Šī finiša kārts jau ir atklāta.
web-refused-no-such-seat = Tāda spēlētāja pie šī galda nav.

## Refusals of the server

refused-not-json = Tas nav derīgs JSON.
refused-not-a-claim = „{ $text }” nav neviena no gatavajām frāzēm.
refused-unknown-bot = Nav robota ar nosaukumu „{ $bot }”.
refused-bad-body = Serveris šo pieprasījumu nesaprata.
refused-bad-message = Serveris šo ziņu nesaprata.
refused-bad-host = Šim serverim nav nosaukuma „{ $host }”. Atver to tā īstajā adresē. Ja serveri uzturi tu, palaid to ar --allowed-hosts { $host }.
refused-bad-origin = Šī lapa nepieder šim serverim. Atver spēli servera adresē.
refused-too-long = Tas ir par garu.
refused-too-often = Tas bija mazliet par ātru. Brīdi pagaidi un mēģini vēlreiz.
refused-full = Serverī pašlaik nav vietas. Mēģini vēlāk.
refused-not-found = Te nekā nav.
refused-no-such-table = Galda ar šādu kodu nav. Varbūt kodā ir kļūda vai galds ir izdzēsts.
refused-no-such-record = Tādas saglabātas spēles nav, vai arī tā ir izdzēsta.
refused-no-token = To var darīt tikai tie, kas sēž pie galda.
refused-bad-token = Šai ierīcei vairs nav vietas pie šī galda.
refused-bad-transfer = Šis kods ir nepareizs vai jau izmantots, vai arī tā derīguma laiks ir beidzies. Otrā ierīcē pieprasi jaunu.
refused-not-host = To var darīt tikai saimnieks.
refused-not-your-seat = Šī nav tava vieta.
refused-not-now = Tagad to darīt nevar.
refused-table-full = Pie šī galda nav brīvu vietu.
refused-no-bot-seat = Te nav robota, kura vietu varētu ieņemt.
refused-too-few-seats = Vajag vismaz trīs spēlētājus. Der arī roboti.
refused-not-ready = Vēl ne visi ir gatavi.
refused-name-empty = Vispirms ieraksti vārdu.
refused-name-too-long = Šis vārds ir par garu.
refused-name-taken = Pie šī galda kādam jau ir tāds pats vai ļoti līdzīgs vārds.
refused-name-of-a-bot = Šis vārds pārāk līdzinās robota vārdam. Izvēlies citu.
refused-name-reserved = Šis vārds ir rezervēts. Izvēlies citu.
refused-name-mixed-scripts = Šajā vārdā sajaukti alfabēti. Katru vārda daļu raksti tikai ar viena alfabēta burtiem.
refused-bad-order = Kamēr mainīji secību, kāds pievienojās vai aizgāja. Mēģini vēlreiz.
refused-still-here = Tas būs iespējams, kad spēlētājs būs bijis prom { $seconds } s.
web-refused-still-here = Tas būs iespējams pēc { $left } s, ja { $name } neatgriezīsies.
refused-not-connected = To var darīt tikai tad, kad ir savienojums ar galdu.
refused-not-a-person = Šis spēlētājs ir robots.
refused-too-few-voters = { $needed ->
    [zero] Lai to izlemtu, te ir par maz cilvēku: vajag vismaz { $needed } balsis.
    [one] Lai to izlemtu, te ir par maz cilvēku: vajag vismaz { $needed } balsi.
   *[other] Lai to izlemtu, te ir par maz cilvēku: vajag vismaz { $needed } balsis.
}
refused-still-thinking = { $minutes ->
    [zero] Par laika ierobežojumu var balsot, kad gājiens jāgaida jau { $minutes } minūtes.
    [one] Par laika ierobežojumu var balsot, kad gājiens jāgaida jau { $minutes } minūti.
   *[other] Par laika ierobežojumu var balsot, kad gājiens jāgaida jau { $minutes } minūtes.
}
refused-host-is-here = Kamēr saimnieks ir pie galda, viņu izbalsot nevar.
refused-host-is-away = Ar to jāpagaida, līdz atgriezīsies saimnieks.
refused-private-table = Šo galdu un tā spēles redz tikai spēlētāji.
refused-no-programs = Svešas programmas šim galdam pievienoties nevar.
refused-table-ended = Servera administrators šo galdu ir slēdzis.
refused-table-ended-because = Servera administrators šo galdu ir slēdzis: { $reason }
refused-banned = Servera administrators tavai tīkla adresei ir liedzis piekļuvi.
refused-key-needed = Lai šeit sāktu spēli, vajag kluba atslēgu.
refused-bad-key = Atslēga nav pareiza.
refused-wrong-version = Šī lapa ir novecojusi. Pārlādē to.
refused-hello-first = Pirmajai ziņai jābūt „hello”.
refused-hello-twice = „hello” drīkst būt tikai pirmā ziņa.
refused-hello-late = Savienošanās aizņēma pārāk daudz laika: „hello” laikus nepienāca.
refused-text-only = Serveris pieņem tikai teksta ziņas.
refused-stale = Pa to laiku kaut kas mainījās. Paskaties un izvēlies vēlreiz.
web-refused-late = Tavs gājiens pienāca par vēlu: spēle jau rit tālāk.
refused-key-reused = Tas nosūtīts divreiz ar atšķirīgu saturu.
refused-paused = Spēle ir apturēta.
refused-no-more-time = Šim gājienam papildu laiku saņemt nevar.
refused-stand-in-plays = Pašlaik šajā vietā spēlē robots. Ja tā ir tava vieta, vispirms nospied „Esmu atpakaļ”.
refused-no-talk = Pie šī galda tērzēšana ir izslēgta.
refused-claims-only = Pie šī galda atļautas tikai gatavās frāzes, ne brīvs teksts.
refused-no-hints = Pie šī galda padomi ir izslēgti.
refused-empty-text = Vispirms kaut ko uzraksti.
refused-seat-gone = Tavas vietas vairs nav: tā ir atdota, atņemta vai pārcelta uz citu ierīci.
refused-replaced = Tev šis galds ir atvērts pārāk daudzās cilnēs, tāpēc šī tika aizvērta.
refused-table-deleted = Saimnieks šo galdu izdzēsa.
refused-storage = Serveris pašlaik neko nevar saglabāt. Nekas nav mainīts.
refused-stopping = Serveris tiek restartēts. Spēle pēc brīža turpināsies.
