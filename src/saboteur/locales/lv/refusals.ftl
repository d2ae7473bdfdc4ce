### Why something is refused, in the browser and in the terminal.

## Refusals of a move

refused-game-over = Spēle ir beigusies.
refused-not-your-turn = Tagad nav { $seat }. vietas gājiens.
refused-wrong-phase = { $phase ->
    [turn-goal] Vispirms jāatklāj finiša kārts, piemēram, T@8,0.
    [lay-stone] Vispirms jānoliek akmens, piemēram, L@8,0:es.
    [pick-gold] Vispirms jāpaņem zelta kārts, piemēram, G2.
   *[play] Tagad jāspēlē kārts.
}
refused-not-in-hand = Kārts { $card } rokā nav.
refused-broken-tools = Kamēr priekšā ir salauzts darbarīks, ceļu likt nevar.
refused-occupied = Vietā { $column },{ $row } jau guļ kārts.
refused-not-reached = No starta neviens tunelis neved uz { $column },{ $row } pa šīs kārts atvērto pusi.
refused-not-touching = Neviena atklāta kārts nepieskaras vietai { $column },{ $row }.
refused-edge-mismatch = Vietā { $column },{ $row } šī kārts neder pie kaimiņiem: tunelis sastaptu sienu.
refused-no-such-seat = Pie šī galda { $seat }. vietas nav.
refused-own-tool = Pie šī galda savu darbarīku lauzt nedrīkst ({ tool }).
refused-already-broken = { $seat }. vietas darbarīks jau ir salauzts ({ tool }).
refused-nothing-to-mend = { $seat }. vietas darbarīks nav salauzts ({ tool }).
refused-no-card-there = Vietā { $column },{ $row } nav ceļa kārts, ko noņemt.
refused-protected = Kārti vietā { $column },{ $row } noņemt nevar: starta un finiša kārtis paliek.
refused-not-a-goal = Vietā { $column },{ $row } finiša kārts nav.
refused-already-turned = Finiša kārts vietā { $column },{ $row } jau ir atklāta.
refused-goal-not-reached = Finiša kārti vietā { $column },{ $row } tagad atklāt nevar.
refused-not-this-stone = Akmens tā gulēt nevar vai guļ ne šeit ({ $column },{ $row }).
refused-not-on-offer = Zelta kārts ar { $value } starp piedāvātajām nav.
refused-not-a-move = “{ $text }” nav gājiens.

## Refusals of a move in the browser

web-refused-unknown = Tas neizdevās ({ $code }).
web-refused-no-connection = Serveri nevar sasniegt. Vai šī ierīce vēl ir tajā pašā tīklā?
web-refused-not-your-turn = Tagad nav tavs gājiens.
web-refused-wrong-phase = { $phase ->
    [turn-goal] Vispirms izvēlies, kuru finiša kārti atklāt.
    [lay-stone] Vispirms izvēlies, kā guļ akmens.
    [pick-gold] Vispirms izvēlies zelta kārti.
   *[play] Vispirms izspēlē kārti.
}
web-refused-broken-tools = Ar salauztu darbarīku ceļus likt nevar. Vispirms to salabo vai spēlē ko citu.
web-refused-not-in-hand = Šīs kārts tavā rokā vairs nav.
web-refused-occupied = Tur jau guļ kārts.
web-refused-not-reached = Ceļam jāturpina tunelis no starta; atvērts tunelis šurp neved.
web-refused-not-touching = Ceļam jāpieskaras atklātai kārtij.
web-refused-edge-mismatch = Neder: tunelim jāsastopas ar tuneli un klintij ar klinti.
web-refused-own-tool = Pie šī galda savus darbarīkus lauzt nedrīkst.
web-refused-already-broken = { $name }: šis darbarīks jau ir salauzts.
web-refused-nothing-to-mend = { $name }: šis darbarīks nav salauzts.
web-refused-no-card-there = Te nav ceļa kārts, ko aprakt.
web-refused-protected = Starta un finiša kārtis aprakt nevar.
web-refused-not-a-goal = Karte rāda tikai finiša kārtis.
web-refused-already-turned = Šī finiša kārts jau ir atklāta.
web-refused-no-such-seat = Tādas vietas pie šī galda nav.

## Refusals of the server

refused-not-json = Tas nav JSON.
refused-not-a-claim = “{ $text }” nav apgalvojums.
refused-unknown-bot = Robota “{ $bot }” nav.
refused-bad-body = Serveris šo pieprasījumu nesaprata.
refused-bad-message = Serveris šo ziņu nesaprata.
refused-bad-host = Šis serveris vārdu “{ $host }” nepazīst. Atver to ar īsto adresi. Ja serveri uzturi tu, palaid to ar --allowed-hosts { $host }.
refused-bad-origin = Šī lapa nepieder šim serverim. Atver to pēc servera adreses.
refused-too-long = Tas ir par garu.
refused-too-often = Tas bija par ātru. Brīdi pagaidi un mēģini vēlreiz.
refused-full = Serveris pašlaik ir pilns. Mēģini vēlāk.
refused-not-found = Te nekā nav.
refused-no-such-table = Galda ar šādu kodu nav. Varbūt tas ir izdzēsts vai kodā ir kļūda.
refused-no-such-record = Tāda pieraksta nav.
refused-no-token = Tam vajag vietu pie galda.
refused-bad-token = Tava vieta pie šī galda šajā ierīcē vairs nav derīga.
refused-bad-transfer = Šis kods nav (vai vairs nav) derīgs.
refused-not-host = To var tikai saimnieks.
refused-not-your-seat = Šī nav tava vieta.
refused-not-now = Tagad tas nav iespējams.
refused-table-full = Visas vietas pie šī galda ir aizņemtas.
refused-no-bot-seat = Nav robota, kura vietu varētu ieņemt.
refused-too-few-seats = Vajag vismaz trīs spēlētājus; roboti der.
refused-not-ready = Vēl ne visi ir gatavi.
refused-name-empty = Vajag vārdu.
refused-name-too-long = Šis vārds ir par garu.
refused-name-taken = Pie šī galda kādam jau ir šāds vārds.
refused-name-of-a-bot = Šis vārds pieder robotam.
refused-name-mixed-scripts = Šajā vārdā sajaukti vairāki alfabēti. Katru tā daļu raksti tikai viena alfabēta burtiem.
refused-bad-order = Šī kārtība nenosauc katru vietu vienreiz.
refused-still-here = Šis spēlētājs vēl ir šeit.
refused-not-connected = Tas darbojas tikai tad, kad ir savienojums.
refused-not-a-person = Tur sēž robots.
refused-too-few-voters = Lai to izlemtu, šeit ir par maz cilvēku: vajag vismaz { $needed } balsis.
refused-host-is-here = Saimnieku nevar izbalsot, kamēr viņš ir pie galda.
refused-private-table = Šis galds ir privāts: to redz tikai spēlētāji.
refused-table-closed = Pie šī galda jaunus spēlētājus vairs nepieņem.
refused-wrong-version = Šī lapa ir vecāka par serveri. Pārlādē to.
refused-hello-first = Serveris vispirms gaidīja sveicienu.
refused-hello-twice = Serveris tika sveicināts divreiz.
refused-hello-late = Sveiciens pienāca par vēlu.
refused-text-only = Serveris saprot tikai tekstu.
refused-stale = Pa to laiku kaut kas notika. Paskaties un izvēlies no jauna.
refused-key-reused = Šis gājiens nosūtīts divreiz ar atšķirīgu saturu.
refused-paused = Spēle ir apturēta.
refused-stand-in-plays = Pašlaik tavā vietā spēlē robots. Vispirms atgūsti savu vietu.
refused-no-talk = Pie šī galda nerunā.
refused-claims-only = Pie šī galda ir tikai apgalvojumi, brīvas sarunas nav.
refused-empty-text = Nav ko teikt.
refused-seat-gone = Tavas vietas pie šī galda vairs nav.
refused-replaced = Šis galds atvērts pārāk daudzās lapās; šī ir aizvērta.
refused-too-slow = Savienojums bija par lēnu un tika pārtraukts.
refused-table-deleted = Saimnieks ir izdzēsis šo galdu.
refused-storage = Serveris pašlaik neko nevar saglabāt. Nekas nav mainīts.
refused-stopping = Serveris tiek palaists no jauna. Spēle pēc brīža turpināsies.
