### Why something is refused, in the browser and in the terminal.

## Refusals of a move

refused-game-over = Žaidimas baigtas.
refused-not-your-turn = Dabar eina ne žaidėjas { $seat }.
refused-wrong-phase = { $phase ->
    [turn-goal] Pirmiausia reikia pasirinkti, kurią pabaigos kortą atversti, pavyzdžiui, T@8,0.
    [lay-stone] Pirmiausia reikia pasirinkti, kaip gulės akmuo, pavyzdžiui, L@8,0:es.
    [pick-gold] Pirmiausia reikia paimti aukso kortą, pavyzdžiui, G2.
   *[play] Dabar nėra ko spręsti: reikia panaudoti arba išmesti kortą.
}
refused-not-in-hand = Kortos { $card } rankoje nėra.
refused-broken-tools = Turint sulaužytą įrankį, kelio kortų dėti negalima.
refused-occupied = Langelyje { $cell } jau guli korta.
refused-not-reached = Langelyje { $cell } ši korta nesusijungtų su tuneliu, vedančiu nuo pradinės kortos.
refused-not-touching = Langelyje { $cell } ši korta nesiliestų su jokia atversta korta.
refused-edge-mismatch = Langelyje { $cell } ši korta netinka: tunelis atsiremtų į uolą.
refused-no-such-seat = Prie šio stalo žaidėjo numeriu { $seat } nėra.
refused-own-tool = Prie šio stalo savo { tool.genitive } laužyti negalima.
refused-already-broken = Žaidėjas { $seat } jau turi sulaužytą { tool.accusative }.
refused-nothing-to-mend = Žaidėjas { $seat } sulaužyto { tool.genitive } neturi.
refused-no-card-there = Langelyje { $cell } nėra kelio kortos, kurią būtų galima pašalinti.
refused-protected = Korta langelyje { $cell } turi likti: akmenų griūtis nepašalina nei pradinės kortos, nei pabaigos kortų.
refused-not-a-goal = Langelyje { $cell } pabaigos kortos nėra.
refused-already-turned = Pabaigos korta langelyje { $cell } jau atversta.
refused-goal-not-reached = Pabaigos kortos langelyje { $cell } dabar atversti negalima.
refused-not-this-stone = Langelyje { $cell } akmens nėra arba jo taip padėti negalima.
refused-not-on-offer = Tarp siūlomų aukso kortų nėra tokios, kurios vertė { $value }.
refused-not-a-move = Tokio ėjimo nėra: „{ $text }“.

## Refusals of a move in the browser

web-refused-not-your-turn = Dabar ne jūsų ėjimas.
web-refused-wrong-phase = { $phase ->
    [turn-goal] Pirmiausia pasirinkite, kurią pabaigos kortą atversti.
    [lay-stone] Pirmiausia pasirinkite, kaip gulės akmuo.
    [pick-gold] Pirmiausia pasiimkite aukso kortą.
   *[play] Pirmiausia panaudokite arba išmeskite kortą.
}
web-refused-broken-tools = Turėdami sulaužytą įrankį, kelio kortų dėti negalite. Pirmiausia jį pataisykite arba panaudokite kitą kortą.
web-refused-not-in-hand = Šios kortos nebeturite.
web-refused-occupied = Čia jau guli korta.
web-refused-not-reached = Kelio korta turi pratęsti tunelį, o čia joks tunelis nuo pradinės kortos neveda.
web-refused-not-touching = Kelio korta turi liestis su atversta korta.
web-refused-edge-mismatch = Netinka: tunelis turi jungtis su tuneliu, o uola – su uola. Kortą galima apsukti aukštyn kojomis, bet skersai dėti negalima.
web-refused-own-tool = Prie šio stalo savo įrankių laužyti negalima.
web-refused-already-broken = { $name } jau turi tokį sulaužytą įrankį.
web-refused-nothing-to-mend = Taisyti nėra ko: { $name } tokio sulaužyto įrankio neturi.
web-refused-no-card-there = Čia nėra kelio kortos, kurią būtų galima pašalinti.
web-refused-protected = Pradinės kortos ir pabaigos kortų pašalinti negalima.
web-refused-not-a-goal = Žemėlapis tinka tik pabaigos kortoms.
web-refused-already-turned = Ši pabaigos korta jau atversta.
web-refused-no-such-seat = Tokio žaidėjo prie šio stalo nėra.

## Refusals of the server

refused-not-json = Tai netaisyklingas JSON.
refused-not-a-claim = „{ $text }“ nėra paruošta frazė.
refused-unknown-bot = Roboto „{ $bot }“ nėra.
refused-bad-body = Serveris nesuprato šios užklausos.
refused-bad-message = Serveris nesuprato šio pranešimo.
refused-bad-host = Šis serveris vardo „{ $host }“ neatpažįsta. Atverkite jį tikruoju adresu. Jei serverį prižiūrite jūs, paleiskite jį su --allowed-hosts { $host }.
refused-bad-origin = Šis puslapis priklauso ne šiam serveriui. Atverkite žaidimą paties serverio adresu.
refused-too-long = Per daug teksto.
refused-too-often = Truputį per greitai. Palaukite akimirką ir bandykite dar kartą.
refused-full = Serveryje šiuo metu nėra vietos. Bandykite vėliau.
refused-not-found = Čia nieko nėra.
refused-no-such-table = Stalo su tokiu kodu nėra. Galbūt kode yra klaida arba stalas ištrintas.
refused-no-such-record = Tokio žaidimo įrašo nėra arba jis ištrintas.
refused-no-token = Tai gali daryti tik žaidėjai.
refused-bad-token = Šis įrenginys vietos prie šio stalo nebeturi.
refused-bad-transfer = Šis kodas neteisingas, jau panaudotas arba per senas. Kitame savo įrenginyje gaukite naują.
refused-not-host = Tai gali daryti tik šeimininkas.
refused-not-your-seat = Tai ne jūsų vieta.
refused-not-now = Dabar to padaryti negalima.
refused-table-full = Prie šio stalo laisvų vietų nebėra.
refused-no-bot-seat = Prie šio stalo nėra roboto, kurio vietą galėtumėte užimti.
refused-too-few-seats = Reikia bent trijų žaidėjų. Tinka ir robotai.
refused-not-ready = Dar ne visi pasiruošė.
refused-name-empty = Pirmiausia įrašykite vardą.
refused-name-too-long = Šis vardas per ilgas.
refused-name-taken = Prie šio stalo jau sėdi žaidėjas tokiu pačiu arba labai panašiu vardu.
refused-name-of-a-bot = Šis vardas per daug panašus į roboto vardą. Pasirinkite kitą.
refused-name-reserved = Šis vardas rezervuotas. Pasirinkite kitą.
refused-name-mixed-scripts = Šiame varde sumaišytos abėcėlės. Kiekvieną žodį rašykite tik vienos abėcėlės raidėmis.
refused-bad-order = Kol keitėte tvarką, kažkas prisijungė arba išėjo. Bandykite dar kartą.
refused-still-here = Tai bus galima, kai žaidėjo nebus prie stalo { $seconds } s.
web-refused-still-here = Tai bus galima po { $left } s, jei { $name } negrįš.
refused-not-connected = Tai galima padaryti tik prisijungus prie stalo.
refused-not-a-person = Šis žaidėjas – robotas.
refused-too-few-voters = { $needed ->
    [one] Prie stalo per mažai žmonių, kad būtų galima tai nuspręsti: reikia bent { $needed } balso.
    [few] Prie stalo per mažai žmonių, kad būtų galima tai nuspręsti: reikia bent { $needed } balsų.
   *[other] Prie stalo per mažai žmonių, kad būtų galima tai nuspręsti: reikia bent { $needed } balsų.
}
refused-still-thinking = { $minutes ->
    [one] Už ėjimo laiko ribą galima balsuoti tik tada, kai ėjimo laukiama jau { $minutes } minutę.
    [few] Už ėjimo laiko ribą galima balsuoti tik tada, kai ėjimo laukiama jau { $minutes } minutes.
   *[other] Už ėjimo laiko ribą galima balsuoti tik tada, kai ėjimo laukiama jau { $minutes } minučių.
}
refused-host-is-here = Kol šeimininkas prie stalo, balsavimu jo pašalinti negalima.
refused-host-is-away = Su tuo reikia palaukti, kol grįš šeimininkas.
refused-private-table = Šį stalą ir jo žaidimus mato tik žaidėjai.
refused-no-programs = Prie šio stalo išorinės programos nepriimamos.
refused-table-ended = Serverio administratorius uždarė šį stalą.
refused-table-ended-because = Serverio administratorius uždarė šį stalą. Priežastis: { $reason }
refused-banned = Serverio administratorius užblokavo jūsų tinklo adresą.
refused-key-needed = Norint čia pradėti žaidimą, reikia klubo rakto.
refused-bad-key = Raktas netinka.
refused-wrong-version = Šis puslapis pasenęs. Įkelkite jį iš naujo.
refused-hello-first = Pirmasis pranešimas turi būti „hello“.
refused-hello-twice = „hello“ gali būti tik pirmasis pranešimas.
refused-hello-late = Prisijungimas užtruko per ilgai: „hello“ laiku neatėjo.
refused-text-only = Serveris priima tik tekstinius pranešimus.
refused-stale = Per tą laiką kai kas pasikeitė. Apsižvalgykite ir rinkitės iš naujo.
web-refused-late = Jūsų ėjimas pavėlavo: žaidimas jau pajudėjo į priekį.
refused-key-reused = Tai išsiųsta du kartus, bet turinys skiriasi.
refused-paused = Paskelbta pertrauka.
refused-no-more-time = Šiam ėjimui papildomo laiko gauti negalima.
refused-stand-in-plays = Dabar šį žaidėją pavaduoja robotas. Jei tai jūsų vieta, pirmiausia paspauskite „Aš grįžau“.
refused-no-talk = Prie šio stalo pokalbis išjungtas.
refused-claims-only = Prie šio stalo galimos tik paruoštos frazės, laisvo pokalbio nėra.
refused-no-hints = Prie šio stalo patarimai išjungti.
refused-empty-text = Pirmiausia ką nors parašykite.
refused-seat-gone = Jūsų vietos nebėra: ji palikta, atimta arba perkelta į kitą įrenginį.
refused-replaced = Vienu metu atvėrėte per daug šio stalo puslapių, todėl šis uždarytas.
refused-table-deleted = Šeimininkas ištrynė šį stalą.
refused-storage = Serveris šiuo metu nieko negali išsaugoti, todėl jūsų veiksmas neatliktas.
refused-stopping = Serveris paleidžiamas iš naujo. Netrukus žaidimas tęsis.
