### Why something is refused, in the browser and in the terminal.

## Refusals of a move

refused-game-over = Žaidimas baigtas.
refused-not-your-turn = Dabar ne { $seat } vietos ėjimas.
refused-wrong-phase = { $phase ->
    [turn-goal] Pirmiausia reikia atversti pabaigos kortą, pavyzdžiui, T@8,0.
    [lay-stone] Pirmiausia reikia padėti akmenį, pavyzdžiui, L@8,0:es.
    [pick-gold] Pirmiausia reikia paimti aukso kortą, pavyzdžiui, G2.
   *[play] Dabar reikia žaisti kortą.
}
refused-not-in-hand = Kortos { $card } rankoje nėra.
refused-broken-tools = Kol prieš žaidėją guli sulaužytas įrankis, kelių jis tiesti negali.
refused-occupied = Ties { $column },{ $row } jau guli korta.
refused-not-reached = Nuo pradžios joks tunelis neveda į { $column },{ $row } pro atvirą šios kortos pusę.
refused-not-touching = Nė viena atversta korta neliečia { $column },{ $row }.
refused-edge-mismatch = Ties { $column },{ $row } ši korta netinka prie kaimynių: tunelis susidurtų su siena.
refused-no-such-seat = Prie šio stalo { $seat } vietos nėra.
refused-own-tool = Prie šio stalo savo įrankio laužyti negalima ({ tool }).
refused-already-broken = { $seat } vietos įrankis jau sulaužytas ({ tool }).
refused-nothing-to-mend = { $seat } vietos įrankis nesulaužytas ({ tool }).
refused-no-card-there = Ties { $column },{ $row } nėra kelio kortos, kurią būtų galima pašalinti.
refused-protected = Kortos ties { $column },{ $row } pašalinti negalima: pradinė ir pabaigos kortos lieka.
refused-not-a-goal = Ties { $column },{ $row } pabaigos kortos nėra.
refused-already-turned = Pabaigos korta ties { $column },{ $row } jau atversta.
refused-goal-not-reached = Pabaigos kortos ties { $column },{ $row } dabar atversti negalima.
refused-not-this-stone = Akmuo taip gulėti negali arba guli ne čia ({ $column },{ $row }).
refused-not-on-offer = Aukso kortos su { $value } tarp siūlomų nėra.
refused-not-a-move = „{ $text }“ nėra ėjimas.

## Refusals of a move in the browser

web-refused-unknown = Nepavyko ({ $code }).
web-refused-no-connection = Nepavyksta pasiekti serverio. Ar šis įrenginys vis dar tame pačiame tinkle?
web-refused-not-your-turn = Dabar ne jūsų ėjimas.
web-refused-wrong-phase = { $phase ->
    [turn-goal] Pirmiausia pasirinkite, kurią pabaigos kortą atversti.
    [lay-stone] Pirmiausia pasirinkite, kaip gulės akmuo.
    [pick-gold] Pirmiausia pasirinkite aukso kortą.
   *[play] Pirmiausia sužaiskite kortą.
}
web-refused-broken-tools = Su sulaužytu įrankiu kelių tiesti negalima. Pirma jį pataisykite arba žaiskite ką nors kita.
web-refused-not-in-hand = Šios kortos jūsų rankoje nebėra.
web-refused-occupied = Čia jau guli korta.
web-refused-not-reached = Kelias turi pratęsti tunelį nuo pradžios; čia atviras tunelis neveda.
web-refused-not-touching = Kelias turi liesti atverstą kortą.
web-refused-edge-mismatch = Netinka: tunelis turi susidurti su tuneliu, o uola – su uola.
web-refused-own-tool = Prie šio stalo savo įrankių laužyti negalima.
web-refused-already-broken = { $name }: šis įrankis jau sulaužytas.
web-refused-nothing-to-mend = { $name }: šis įrankis nesulaužytas.
web-refused-no-card-there = Čia nėra kelio kortos, kurią būtų galima užversti akmenimis.
web-refused-protected = Pradinės ir pabaigos kortų užversti akmenimis negalima.
web-refused-not-a-goal = Žemėlapis rodo tik pabaigos kortas.
web-refused-already-turned = Ši pabaigos korta jau atversta.
web-refused-no-such-seat = Tokios vietos prie šio stalo nėra.

## Refusals of the server

refused-not-json = Tai ne JSON.
refused-not-a-claim = „{ $text }“ nėra pareiškimas.
refused-unknown-bot = Roboto „{ $bot }“ nėra.
refused-bad-body = Serveris nesuprato šios užklausos.
refused-bad-message = Serveris nesuprato šio pranešimo.
refused-bad-host = Šiam serveriui vardas „{ $host }“ nežinomas. Atverkite jį tikruoju adresu. Jei serverį prižiūrite jūs, paleiskite jį su --allowed-hosts { $host }.
refused-bad-origin = Šis puslapis nepriklauso šiam serveriui. Atverkite jį serverio adresu.
refused-too-long = Per ilgas tekstas.
refused-too-often = Per greitai. Truputį palaukite ir bandykite dar kartą.
refused-full = Serveris šiuo metu pilnas. Bandykite vėliau.
refused-not-found = Čia nieko nėra.
refused-no-such-table = Stalo su šiuo kodu nėra. Galbūt jis ištrintas arba kode yra klaida.
refused-no-such-record = Tokio įrašo nėra.
refused-no-token = Tam reikia vietos prie stalo.
refused-bad-token = Jūsų vieta prie šio stalo šiame įrenginyje nebegalioja.
refused-bad-transfer = Šis kodas negalioja (arba nebegalioja).
refused-not-host = Tai gali tik šeimininkas.
refused-not-your-seat = Tai ne jūsų vieta.
refused-not-now = Dabar to padaryti negalima.
refused-table-full = Visos vietos prie šio stalo užimtos.
refused-no-bot-seat = Nėra roboto, kurio vietą būtų galima užimti.
refused-too-few-seats = Reikia bent trijų žaidėjų; robotai tinka.
refused-not-ready = Dar ne visi pasiruošę.
refused-name-empty = Reikia vardo.
refused-name-too-long = Šis vardas per ilgas.
refused-name-taken = Prie šio stalo jau yra toks vardas.
refused-name-of-a-bot = Šis vardas priklauso robotui.
refused-name-mixed-scripts = Šiame varde sumaišytos kelios abėcėlės. Kiekvieną žodį rašykite tik vienos abėcėlės raidėmis.
refused-bad-order = Ši tvarka neišvardija kiekvienos vietos po kartą.
refused-still-here = Šis žaidėjas vis dar čia.
refused-not-connected = Tai veikia tik tada, kai esate prisijungę.
refused-not-a-person = Ten sėdi robotas.
refused-too-few-voters = Tam nuspręsti čia per mažai žmonių: reikia bent { $needed } balsų.
refused-host-is-here = Šeimininko negalima pašalinti balsuojant, kol jis yra prie stalo.
refused-private-table = Šis stalas privatus: jį mato tik žaidėjai.
refused-table-closed = Prie šio stalo nauji žaidėjai nebepriimami.
refused-wrong-version = Šis puslapis senesnis už serverį. Įkelkite jį iš naujo.
refused-hello-first = Serveris laukė pasisveikinimo.
refused-hello-twice = Su serveriu pasisveikinta du kartus.
refused-hello-late = Pasisveikinta per vėlai.
refused-text-only = Serveris supranta tik tekstą.
refused-stale = Per tą laiką kažkas nutiko. Pažiūrėkite ir rinkitės iš naujo.
refused-key-reused = Šis ėjimas išsiųstas du kartus su skirtingu turiniu.
refused-paused = Žaidimas pristabdytas.
refused-stand-in-plays = Šiuo metu už jus žaidžia robotas. Pirma susigrąžinkite vietą.
refused-no-talk = Prie šio stalo nekalbama.
refused-claims-only = Prie šio stalo galimi tik pareiškimai, be laisvo pokalbio.
refused-empty-text = Nėra ką sakyti.
refused-seat-gone = Jūsų vietos prie šio stalo nebėra.
refused-replaced = Šis stalas atvertas per daug kartų; šis puslapis uždarytas.
refused-too-slow = Ryšys buvo per lėtas ir nutrauktas.
refused-table-deleted = Šeimininkas ištrynė šį stalą.
refused-storage = Serveris šiuo metu nieko negali išsaugoti. Niekas nepasikeitė.
refused-stopping = Serveris paleidžiamas iš naujo. Žaidimas netrukus tęsis.
