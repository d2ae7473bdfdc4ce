### Records of games: why one cannot be read, and what verifying it shows. Browser and terminal.

## Replay: what this browser saw

verify-seen-group = Mida see brauser nägi:
verify-seen-group-fault = Mis on valesti:
verify-seen-summary-fair = Aus mäng: server ja mängijad segasid kaardid üheskoos ning salvestis on kooskõlas kõigega, mida see brauser nägi.
verify-seen-summary-wrong = Selle mänguga on midagi valesti. Ära usalda seda, enne kui tead põhjust.
verify-seen-nothing = Mitte midagi: see brauser polnud laua taga või on selle mälu tühjendatud. Kontrollida sai ainult salvestist ennast.
verify-seen-commitment = See brauser nägi, et server lukustas oma juhuarvu kaartide segamiseks enne, kui ükski mängija enda oma avaldas, ja salvestises on sama arv.
verify-seen-commitment-late = Selleks ajaks, kui see brauser ühenduse sai, võis server mängijate juhuarve juba teada. Serveri enda juhuarv on salvestises sama.
verify-seen-commitment-unseen = See brauser ei näinud jagamise algust.
verify-seen-commitment-other = Serveri juhuarv ei ole see, mille ta selle brauseri nähes lukustas.
verify-seen-start-other = Salvestises on teised reeglid või robotid kui need, mida see brauser jagamise alguses nägi.
verify-seen-cancelled = { $count ->
    [one] Katkestatud jagamine, mida see brauser nägi, on salvestises olemas.
   *[other] Kõik { $count } katkestatud jagamist, mida see brauser nägi, on salvestises olemas.
}
verify-seen-cancelled-missing = { $count ->
    [one] See brauser nägi katkestatud jagamist, mida salvestises ei ole.
   *[other] See brauser nägi { $count } katkestatud jagamist, mida salvestises ei ole.
}
verify-seen-hashes = Salvestises on samad lukustatud juhuarvud, millest need mängijad selle brauseri nähes teatasid: { $names }.
verify-seen-hash-other = Salvestises ei ole neid lukustatud juhuarve, millest need mängijad selle brauseri nähes teatasid: { $names }.
verify-seen-nonce = Selle brauseri enda juhuarv läks segamisse muutmata kujul: { $names }.
verify-seen-nonce-other = Selle brauseri enda juhuarv asendati või jäeti segamisest välja: { $names }.
verify-seen-nonce-unused = Selle brauseri enda juhuarv jäi segamisel kasutamata: { $names }. Põhjus võib olla katkenud ühendus.
verify-seen-nonce-elsewhere = Juhuarv segamiseks tuli teisest seadmest või brauserist: { $names }.
verify-seen-cards = { $count ->
    [one] Ainus kaart, mille see brauser sai, vastab segamisele, samuti nähtud rollid ja lõpukaardid.
   *[other] Kõik { $count } kaarti, mis sellele brauserile jagati või mille see pakist võttis, vastavad segamisele, samuti nähtud rollid ja lõpukaardid.
}
verify-seen-cards-public = Kõik rollid ja lõpukaardid, mida see brauser nägi, vastavad segamisele.
verify-seen-cards-unseen = See brauser ei näinud ühtegi kaarti.
verify-seen-hands-missed = See brauser ei näinud kõiki endale jagatud kaarte, nii et osa jäi võrdlemata.
verify-seen-first-other = Alustas teine mängija kui see, kelle segamine määras.
verify-seen-role-other = { $round }. voor: sellele brauserile jagatud roll ei vasta segamisele.
verify-seen-roles-other = { $round }. voor: lõpus näidatud rollid ei vasta segamisele.
verify-seen-hand-other = { $round }. voor: sellele brauserile jagatud kaardid ei vasta segamisele.
verify-seen-drawn-other = { $round }. voor: see brauser võttis kaardi, mis polnud kaardipakis järgmine.
verify-seen-goal-other = { $round }. voor: lõpukaart, mida see brauser nägi, ei vasta segamisele.
verify-seen-gold = Kogu kuld vastab segamisele.
verify-seen-gold-other = { $round }. voor: kuld, mida see brauser nägi, ei vasta segamisele.
verify-seen-moves = { $count ->
    [one] Ainus käik, mida see brauser nägi, on salvestises olemas.
   *[other] Kõik { $count } käiku, mida see brauser nägi, on salvestises olemas.
}
verify-seen-moves-other = { $number }. käik salvestises pole see, mida see brauser nägi.
verify-seen-moves-missed = { $count ->
    [one] Üks salvestise käik jäi sellel brauseril nägemata.
   *[other] { $count } salvestise käiku jäi sellel brauseril nägemata.
}
verify-seen-not-played = Kas iga käik oli lubatud ja viib selle tulemuseni: brauser käikude vastavust reeglitele ei kontrolli. Kui tahad seda teada, laadi salvestis alla ja käivita „saboteur verify“.

## Refusals of a table setup

refused-unknown-edition = Väljaannet „{ $edition }“ ei ole.
refused-bad-players = Mängijate arv { $players } ei sobi: mängida saab 3 kuni 10 mängijaga.
refused-bad-rounds = Voorude arv { $rounds } ei sobi: mängus on 1 kuni 5 vooru.
refused-unknown-option = Lisareeglit „{ $option }“ ei ole.
refused-bad-first = Mängija { $first } ei saa alustada: sellist mängijat selles lauas ei ole.

## Refusals of a deal

refused-seed-not-text = Seemnes on märke, mida ei saa UTF-8-s kirjutada.
refused-deal-rounds = Voorude arv jagamises ({ $found }) ei vasta mängule ({ $expected }).
refused-deal-first = Mängija { $first } ei saa alustada: sellist mängijat ei ole või on salvestises nimetatud keegi teine.
refused-deal-gold = Jagamises on rohkem kulda kui karbis: seal on 16 kaarti väärtusega 1, 8 väärtusega 2 ja 4 väärtusega 3.
refused-deal-roles = { $round }. voorus peab igal mängijal olema üks roll (digger, saboteur või selfish) ja ühtki rolli ei tohi olla rohkem, kui karp ja lisareeglid lubavad.
refused-deal-goals = { $round }. vooru lõpukaardid peavad olema treasure, Pes ja Psw, igaüks täpselt üks kord.
refused-deal-hands = { $round }. voorus peavad igal mängijal olema oma kaardid.
refused-deal-hand-sizes = { $round }. voorus peab kõigil olema käes sama palju kaarte, 1 kuni 6.
refused-deal-broken = { $round }. vooru katkised tööriistad peavad olema antud loendina iga mängija kohta, sõnadega pick, lamp ja cart.
refused-deal-card = „{ $card }“ { $round }. voorus ei ole kaart.
refused-deal-too-many = { $round }. voorus on kaarti { $card } rohkem kui karbis.
refused-deal-cell = { $round }. vooru kaevanduses on kaks kaarti samal ruudul.
refused-deal-stone = „{ $card }“ { $round }. vooru kaevanduses ei ole selle lõpukaardi kivi.
refused-deal-spread = { $round }. vooru kaevanduses on kaardid üksteisest liiga kaugel: tulevastele kaartidele ei jää ruumi.
refused-deal-laid = „{ $card }“ { $round }. vooru kaevanduses ei ole tunnelikaart koos ruuduga, näiteks Pnw@3,-1.

## Refusals of a record: reading it

refused-not-an-object = „{ $key }“ ei ole JSON-objekt.
refused-missing = „{ $key }“ puudub.
refused-unknown-format = Salvestise vorming on { $format }, aga see versioon ei oska seda lugeda.
refused-unknown-rules = Salvestis kasutab reegleid number { $rules }, aga see versioon neid ei tunne.
refused-seed-or-deal = Salvestises peab olema kas seeme või jagamine, aga mitte mõlemad.
refused-twice = „{ $key }“ sisaldab midagi kaks korda.
refused-not-a-number = „{ $key }“ tohib sisaldada ainult täisarve.
refused-not-a-text = „{ $key }“ tohib sisaldada ainult teksti.
refused-not-a-list = „{ $key }“ ei ole loend või on selles loendi asemel midagi muud.

## Refusals of a record: verifying it

refused-no-proof = Selles salvestises pole tõendit, kuidas kaardid jagati.
refused-proof-unreadable = Tõendi osa „{ $key }“ ei saa lugeda.
refused-commitment-misfits = Serveri salajane juhuarv ei ole see, mille ta enne mängu lukustas.
refused-nonce-misfits = Mängija { $seat } juhuarv ei ole see, mille ta enne lukustas.
refused-seed-misfits = Seeme ei tulene serveri salajasest juhuarvust ja mängijate juhuarvudest.
refused-misshapen = Salvestise osa „{ $key }“ pole selline, nagu server selle kirjutaks.
refused-not-canonical = Salvestises on midagi, mida päris salvestises ei ole: murdarv, hiiglaslik arv, veider võti või liiga sügavalt pesastatud loendid.
refused-unknown-form = See versioon ei tunne sellist laadi tõendit, nagu selles salvestises on.
refused-form-removed = See salvestis tehti uuemat laadi tõendiga, aga keegi on selle vanemaks muutnud.
refused-start-misfits = Laua reeglid, robotid või katkestatud jagamised ei ole need, mis enne segamist lukustati.
refused-cancelled-misfits = { $number }. katkestatud jagamises ei ole see salajane juhuarv, mille server oli lukustanud.
refused-bot-nonce = Mängija { $seat } on robot, ometi on tema eest segamisse midagi lisatud.
refused-checksum-misfits = Kontrollsumma ei klapi: faili on muudetud pärast seda, kui server selle tegi.
refused-by-misfits = { $number }. käigu tegi robot, aga salvestise järgi tegi selle inimene.
refused-ended-misfits = { $ended ->
    [finished] Salvestise järgi mängiti mäng lõpuni, aga käigud lõpevad varem.
   *[abandoned] Salvestise järgi jäeti mäng pooleli, aga käigud jõuavad päris lõpuni.
}
refused-winners-misfit = Salvestises on teised võitjad kui need, kelleni käigud viivad.
refused-nuggets-misfit = Kullakamakate arv salvestises ei vasta sellele, milleni käigud viivad.

## Replay: verifying a record (also “saboteur verify” in the terminal)

verify-summary-fair = Aus mäng: server ja mängijad segasid kaardid üheskoos ning kõik käigud olid lubatud.
verify-summary-remarks = Kõik klapib, aga enne jagamist juhtus midagi, mida võiksid teada.
verify-summary-nobody = Kõik klapib, aga ükski mängija segamisel ei osalenud.
verify-summary-old = Kõik, mida selline vanem salvestis näidata saab, klapib.
verify-group-proved = Mida see fail tõendab:
verify-group-shuffle = Kes segamisel osalesid:
verify-group-limits = Mida see tõendada ei saa:
verify-deal-fixed = Server lukustas oma juhuarvu enne, kui ükski mängija enda oma avaldas, ja kaardid tulenevad kõigist juhuarvudest kokku.
verify-deal-unchanged = Kaardid lukustati jagamise alguses ja keegi ei muutnud neid hiljem.
verify-rules-fixed = Väljaanne, lisareeglid, voorude arv, robotite kohad ja alustaja (kui korraldaja ta valis) lukustati enne segamist.
verify-cancelled-none = Enne seda jagamist ei katkestatud ühtegi teist.
verify-cancelled = { $count ->
    [one] Enne seda katkestati üks jagamine. See on failis kirjas ja keegi ei saa seda sealt eemaldada.
   *[other] Enne seda katkestati { $count } jagamist. Need on kõik failis kirjas ja keegi ei saa neist ühtki eemaldada. Kui neid on palju, võis keegi paremaid kaarte oodata.
}
verify-cancelled-listed = { $count ->
    [one] Failis on kirjas üks enne seda katkestatud jagamine. Vanem salvestis ei saa näidata, kas neid oli rohkem.
   *[other] Failis on kirjas { $count } enne seda katkestatud jagamist. Vanem salvestis ei saa näidata, kas neid oli rohkem.
}
verify-played = { $count ->
    [one] Ainus käik on lubatud ja viib täpselt selle tulemuseni.
   *[other] Kõik { $count } käiku on lubatud ja viivad täpselt selle tulemuseni.
}
verify-played-abandoned = { $count ->
    [0] Mängijad lõpetasid mängu enne esimest käiku.
    [one] Ainus käik on lubatud; siis jätsid mängijad mängu pooleli.
   *[other] Kõik { $count } käiku on lubatud; siis jätsid mängijad mängu pooleli.
}
verify-took-part = { $count ->
    [one] Osales ainult üks mängija: { $names }. Kui ta oli aus, ei saanud keegi kaarte valida.
   *[other] Osalesid: { $names }. Kui kas või üks neist oli aus, ei saanud keegi kaarte valida.
}
verify-nobody = Mitte keegi. Seega näitab see ainult, et server ei muutnud kaarte pärast jagamise algust, mitte et ta valis need pimesi.
verify-no-part = Ei lisanud segamisse midagi: { $names }.
verify-bots = Robotid ei lisa kunagi midagi: { $names }.
verify-withheld = Juhuarv lukustati, aga jäeti avaldamata: { $names }. Põhjus võib olla katkenud ühendus, aga ka mängija, kes on serveriga mestis ja tahab teisi kaarte.
verify-limit-old = See on vanemat laadi salvestis. See ei saa näidata, et laua reeglid lukustati enne segamist, et ükski katkestatud jagamine pole puudu ega et keegi pole faili võltsinud. Kui mäng toimus hiljuti, küsi, miks on salvestis vanemat laadi.
verify-limit-looking = Serveri pidaja võis mängu ajal kaarte vaadata.
verify-limit-invented = Terve mängu võib välja mõelda: ainuüksi fail ei näita, et seda kunagi mängiti.
verify-limit-checksum = Kontrollsumma paljastab ainult need, kes uut arvutada ei oska. Kes oskab, võib panna faili teised käigud, nimed või sõnumid, varjata, et mõni juhuarv jäi avaldamata, või lühendada pooleli jäetud mängu veelgi. Võrdle faili sellega, mida oma brauseris nägid.
