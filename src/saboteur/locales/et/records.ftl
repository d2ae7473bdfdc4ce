### Records of games: why one cannot be read, and what verifying it shows. Browser and terminal.

## Replay: what this browser saw

verify-seen-group = Mida see brauser nägi:
verify-seen-group-fault = Mis on valesti:
verify-seen-summary-fair = Aus mäng: server ja mängijad segasid kaardid üheskoos ning salvestis on kooskõlas kõigega, mida see brauser nägi.
verify-seen-summary-wrong = Selle mänguga on midagi valesti. Ära usalda seda, enne kui tead põhjust.
verify-seen-nothing = Mitte midagi: see brauser polnud mängu ajal lauaga ühenduses või on mängu andmed sellest kustutatud. Kontrollida sai ainult salvestist ennast.
verify-seen-commitment = See brauser nägi, et server fikseeris oma juhuarvu kaartide segamiseks enne, kui keegi mängijatest enda oma avaldas, ja salvestises on sama arv.
verify-seen-commitment-late = Selleks ajaks, kui see brauser ühenduse sai, võis server mängijate juhuarve juba teada. Serveri enda juhuarv on salvestises sama.
verify-seen-commitment-unseen = See brauser ei näinud jagamise algust.
verify-seen-commitment-other = Serveri juhuarv salvestises ei ole see, mille server selle brauseri nähes fikseeris.
verify-seen-start-other = Salvestises on teised reeglid või robotid kui need, mida see brauser jagamise alguses nägi.
verify-seen-cancelled = { $count ->
    [one] Katkestatud jagamine, mida see brauser nägi, on salvestises olemas.
    [2] Mõlemad katkestatud jagamised, mida see brauser nägi, on salvestises olemas.
   *[other] Kõik { $count } katkestatud jagamist, mida see brauser nägi, on salvestises olemas.
}
verify-seen-cancelled-missing = { $count ->
    [one] See brauser nägi katkestatud jagamist, mida salvestises ei ole.
   *[other] See brauser nägi { $count } katkestatud jagamist, mida salvestises ei ole.
}
verify-seen-hashes = Juhuarv on salvestises sama, mis selle brauseri nähes fikseeriti: { $names }.
verify-seen-hash-other = Juhuarv on salvestises teine kui see, mis selle brauseri nähes fikseeriti: { $names }.
verify-seen-nonce = Selle brauseri enda juhuarv ({ $names }) läks segamisse muutmata kujul.
verify-seen-nonce-other = Selle brauseri enda juhuarv ({ $names }) asendati või jäeti segamisest välja.
verify-seen-nonce-unused = Selle brauseri enda juhuarv ({ $names }) jäi segamisel kasutamata. Põhjus võib olla katkenud ühendus.
verify-seen-nonce-elsewhere = Juhuarv ({ $names }) tuli segamisse teisest seadmest või brauserist.
verify-seen-cards = { $count ->
    [one] Ainus kaart, mille sa selles brauseris said, vastab segamise tulemusele, samuti nähtud rollid ja lõpukaardid.
    [2] Mõlemad kaardid, mis sulle selles brauseris jagati või mille sa pakist võtsid, vastavad segamise tulemusele, samuti nähtud rollid ja lõpukaardid.
   *[other] Kõik { $count } kaarti, mis sulle selles brauseris jagati või mille sa pakist võtsid, vastavad segamise tulemusele, samuti nähtud rollid ja lõpukaardid.
}
verify-seen-cards-public = Kõik rollid ja lõpukaardid, mida see brauser nägi, vastavad segamise tulemusele.
verify-seen-cards-unseen = See brauser ei näinud ühtegi kaarti.
verify-seen-hands-missed = See brauser ei näinud kõiki sulle jagatud kaarte, nii et osa jäi võrdlemata.
verify-seen-first-other = Alustas vale mängija: segamise järgi pidi alustama keegi teine.
verify-seen-role-other = { $round }. voor: selles brauseris sulle jagatud roll ei vasta segamise tulemusele.
verify-seen-roles-other = { $round }. voor: lõpus näidatud rollid ei vasta segamise tulemusele.
verify-seen-hand-other = { $round }. voor: selles brauseris sulle jagatud kaardid ei vasta segamise tulemusele.
verify-seen-drawn-other = { $round }. voor: selles brauseris võeti pakist kaart, mis polnud seal järgmine.
verify-seen-goal-other = { $round }. voor: lõpukaart, mida see brauser nägi, ei vasta segamise tulemusele.
verify-seen-gold = Kogu kuld vastab segamise tulemusele.
verify-seen-gold-other = { $round }. voor: kuld, mida see brauser nägi, ei vasta segamise tulemusele.
verify-seen-moves = { $count ->
    [one] Ainus käik, mida see brauser nägi, on salvestises olemas.
    [2] Mõlemad käigud, mida see brauser nägi, on salvestises olemas.
   *[other] Kõik { $count } käiku, mida see brauser nägi, on salvestises olemas.
}
verify-seen-moves-other = { $number }. käik salvestises pole see, mida see brauser nägi.
verify-seen-moves-missed = { $count ->
    [one] Üht salvestises olevat käiku see brauser ei näinud.
   *[other] Salvestises on { $count } käiku, mida see brauser ei näinud.
}
verify-seen-not-played = Brauser ei kontrolli, kas kõik käigud vastavad reeglitele.
verify-seen-command = Kui oskad käsurida kasutada, salvesta mäng ja käivita „saboteur verify“: see kontrollib ka kõiki käike.

## Refusals of a table setup

refused-unknown-edition = Väljaannet „{ $edition }“ ei ole.
refused-bad-players = Mängijate arv { $players } ei sobi: mängida saab 3 kuni 10 mängijaga.
refused-bad-rounds = Voorude arv { $rounds } ei sobi: voore võib olla 1 kuni 5.
refused-unknown-option = Lisareeglit „{ $option }“ ei ole.
refused-bad-first = Mängija { $first } ei saa alustada: sellist mängijat selles lauas ei ole.

## Refusals of a deal

refused-seed-not-text = Seemnes on märke, mida UTF-8 kodeeringus esitada ei saa.
refused-deal-rounds = Voorude arv jagamises ({ $found }) ei vasta mängule ({ $expected }).
refused-deal-first = Mängija { $first } ei saa alustada: sellist mängijat ei ole või on salvestises nimetatud keegi teine.
refused-deal-gold = Jagamises on rohkem kulda kui karbis: seal on 16 kaarti väärtusega 1, 8 väärtusega 2 ja 4 väärtusega 3.
refused-deal-roles = { $round }. voor: igal mängijal peab olema üks roll (digger, saboteur või selfish) ja ühtegi rolli ei tohi olla rohkem, kui karp ja lisareeglid lubavad.
refused-deal-goals = { $round }. voor: lõpukaardid peavad olema treasure, Pes ja Psw, igaüks täpselt üks kord.
refused-deal-hands = { $round }. voor: igal mängijal peavad olema oma kaardid.
refused-deal-hand-sizes = { $round }. voor: kõigil peab olema käes sama palju kaarte, 1 kuni 6.
refused-deal-broken = { $round }. voor: iga mängija katkised tööriistad tuleb anda loendina, milles võivad olla ainult pick, lamp ja cart.
refused-deal-card = { $round }. voor: „{ $card }“ ei ole kaart.
refused-deal-too-many = { $round }. voor: kaarti { $card } on rohkem kui karbis.
refused-deal-cell = { $round }. voor: kaevanduses on kaks kaarti samal ruudul.
refused-deal-stone = { $round }. voor: „{ $card }“ kaevanduses ei ole selle lõpukaardi kivi.
refused-deal-spread = { $round }. voor: kaardid on kaevanduses üksteisest liiga kaugel, nii et tulevastele kaartidele ei jää ruumi.
refused-deal-laid = { $round }. voor: „{ $card }“ kaevanduses ei ole tunnelikaart koos ruuduga, näiteks Pnw@3,-1.

## Refusals of a record: reading it

refused-not-an-object = „{ $key }“ ei ole JSON-objekt.
refused-missing = „{ $key }“ puudub.
refused-unknown-format = Salvestise vorming on { $format }, aga see mänguversioon ei oska seda lugeda.
refused-unknown-rules = Salvestis kasutab reeglite versiooni { $rules }, aga see mänguversioon seda ei tunne.
refused-seed-or-deal = Salvestises peab olema kas seeme või jagamine, aga mitte mõlemad.
refused-twice = „{ $key }“ sisaldab üht ja sama kaks korda.
refused-not-a-number = „{ $key }“ tohib sisaldada ainult täisarve.
refused-not-a-text = „{ $key }“ tohib sisaldada ainult teksti.
refused-not-a-list = „{ $key }“ ei ole loend või on selles loendi asemel midagi muud.

## Refusals of a record: verifying it

refused-no-proof = Selles salvestises pole tõendit, kuidas kaardid jagati.
refused-proof-unreadable = Tõendi osa „{ $key }“ ei saa lugeda.
refused-commitment-misfits = Serveri juhuarv ei ole see, mille server enne mängu fikseeris.
refused-nonce-misfits = Mängija { $seat } juhuarv ei ole see, mille ta enne fikseeris.
refused-seed-misfits = Seeme ei tulene serveri ja mängijate juhuarvudest.
refused-misshapen = Salvestise osa „{ $key }“ pole selline, nagu server selle kirjutaks.
refused-not-canonical = Salvestises on midagi, mida päris salvestises ei ole: murdarv, hiiglaslik arv, veider võti või liiga sügavalt pesastatud loendid.
refused-unknown-form = See mänguversioon ei tunne sellist laadi tõendit, nagu selles salvestises on.
refused-form-removed = Algselt oli selles salvestises uuemat laadi tõend, aga keegi on selle vanemat laadi tõendiga asendanud.
refused-start-misfits = Laua reeglid, robotid või katkestatud jagamised ei ole need, mis enne segamist fikseeriti.
refused-cancelled-misfits = { $number }. katkestatud jagamises ei ole see juhuarv, mille server oli fikseerinud.
refused-bot-nonce = Mängija { $seat } on robot, ometi on tema eest segamisse midagi lisatud.
refused-checksum-misfits = Kontrollsumma ei klapi: salvestist on muudetud pärast seda, kui server selle tegi.
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
verify-group-proved = Mida see salvestis tõendab:
verify-group-shuffle = Kes segamisel osalesid:
verify-group-limits = Pane tähele:
verify-deal-fixed = Server fikseeris oma juhuarvu enne, kui keegi mängijatest enda oma avaldas, ja kaardid tulenevad kõigist juhuarvudest kokku.
verify-deal-unchanged = Kaardid olid jagamise alguses paigas ja keegi ei muutnud neid hiljem.
verify-rules-fixed = Väljaanne, lisareeglid, voorude arv, robotite kohad ja alustaja (kui korraldaja ta valis) fikseeriti enne segamist.
verify-cancelled-none = Enne seda jagamist ei katkestatud ühtegi teist.
verify-cancelled = { $count ->
    [one] Enne seda jagamist katkestati üks varasem. See on salvestises kirjas ja keegi ei saa seda sealt eemaldada.
   *[other] Enne seda jagamist katkestati { $count } varasemat. Need on kõik salvestises kirjas ja keegi ei saa neist ühtegi eemaldada. Kui neid on palju, võis keegi paremaid kaarte oodata.
}
verify-cancelled-listed = { $count ->
    [one] Salvestises on kirjas üks enne seda katkestatud jagamine. Vanem salvestis ei saa näidata, kas neid oli rohkem.
   *[other] Salvestises on kirjas { $count } enne seda katkestatud jagamist. Vanem salvestis ei saa näidata, kas neid oli rohkem.
}
verify-played = { $count ->
    [one] Ainus käik on lubatud ja viib täpselt selle tulemuseni.
    [2] Mõlemad käigud on lubatud ja viivad täpselt selle tulemuseni.
   *[other] Kõik { $count } käiku on lubatud ja viivad täpselt selle tulemuseni.
}
verify-played-abandoned = { $count ->
    [0] Mängijad jätsid mängu pooleli enne esimest käiku.
    [one] Ainus käik on lubatud; siis jätsid mängijad mängu pooleli.
    [2] Mõlemad käigud on lubatud; siis jätsid mängijad mängu pooleli.
   *[other] Kõik { $count } käiku on lubatud; siis jätsid mängijad mängu pooleli.
}
verify-took-part = { $count ->
    [one] Osales ainult üks mängija: { $names }. Kui ta oli aus, ei saanud keegi kaarte valida.
   *[other] Osalesid: { $names }. Kui kas või üks neist oli aus, ei saanud keegi kaarte valida.
}
verify-nobody = Mitte keegi. Seega näitab kontroll ainult seda, et server ei muutnud kaarte pärast jagamise algust, aga mitte seda, et ta valis need pimesi.
verify-no-part = Segamisel ei osalenud: { $names }.
verify-bots = Robotid segamisel ei osale: { $names }.
verify-withheld = Juhuarv fikseeriti, aga jäeti avaldamata: { $names }. Põhjus võib olla katkenud ühendus, aga ka mängija, kes on serveriga mestis ja tahab teisi kaarte.
verify-limit-old = See on vanemat laadi salvestis. See ei tõenda, et laua reeglid fikseeriti enne segamist, et kõik katkestatud jagamised on kirjas, ega ka seda, et salvestist pole võltsitud. Kui mäng toimus hiljuti, küsi, miks on salvestis vanemat laadi.
verify-limit-looking = Serveri haldaja võis mängu ajal kaarte vaadata.
verify-limit-invented = Terve mängu võib välja mõelda: salvestis üksi ei näita, et see päriselt toimus.
verify-limit-checksum = Kontrollsumma paljastab ainult need, kes uut arvutada ei oska. Kes oskab, võib panna salvestisse teised käigud, nimed või sõnumid, varjata, et mõni juhuarv jäi avaldamata, või lühendada pooleli jäetud mängu veelgi. Võrdle salvestist sellega, mida oma brauseris nägid.
