### Records of games: why one cannot be read, and what verifying it shows. Browser and terminal.

## Replay: what this browser saw

verify-seen-group = Mida see brauser nägi:
verify-seen-group-fault = Mis on valesti:
verify-seen-summary-fair = Aus jagamine: server ja mängijad segasid kaardid üheskoos ning miski selle brauseri nähtust ei ole salvestisega vastuolus.
verify-seen-summary-wrong = Selle mänguga on midagi valesti. Ära usalda seda enne, kui tead, miks.
verify-seen-nothing = Mitte midagi: see brauser ei olnud laua taga või on selle mälu tühjendatud. Kontrollida sai ainult salvestist ennast.
verify-seen-commitment = See brauser nägi, et server pani oma panuse segamisse paika enne, kui teadis ühegi mängija panust, ja salvestises on seesama panus.
verify-seen-commitment-late = Selleks ajaks, kui see brauser ühenduse sai, võis server mängijate panuseid juba teada. Serveri enda panus on salvestises sama.
verify-seen-commitment-unseen = See brauser ei näinud, kuidas jagamine algas.
verify-seen-commitment-other = Serveri panus segamisse ei ole see, mille ta selle brauseri nähes paika pani.
verify-seen-start-other = Salvestises on teised reeglid või teised robotid, kui see brauser jagamise alguses nägi.
verify-seen-cancelled = { $count ->
    [one] Katkestatud jagamine, mida see brauser nägi, on salvestises olemas.
   *[other] Kõik { $count } katkestatud jagamist, mida see brauser nägi, on salvestises olemas.
}
verify-seen-cancelled-missing = { $count ->
    [one] See brauser nägi katkestatud jagamist, mida salvestises ei ole.
   *[other] See brauser nägi { $count } katkestatud jagamist, mida salvestises ei ole.
}
verify-seen-hashes = Salvestises on see, mida selle brauseri nähes teatasid mängijad: { $names }.
verify-seen-hash-other = Salvestises ei ole seda, mida selle brauseri nähes teatasid mängijad: { $names }.
verify-seen-nonce = Selle brauseri enda panus läks segamisse muutmata kujul: { $names }.
verify-seen-nonce-other = Selle brauseri enda panus segamisse on asendatud või välja jäetud: { $names }.
verify-seen-nonce-unused = Selle brauseri enda panus segamisse jäi kasutamata: { $names }. Nii juhtub, kui ühendus katkeb.
verify-seen-nonce-elsewhere = Panus segamisse tuli teisest seadmest või teisest brauserist: { $names }.
verify-seen-cards = { $count ->
    [one] Ainus kaart, mille see brauser sai, vastab segamisele, samuti nähtud rollid ja lõpukaardid.
   *[other] Kõik { $count } kaarti, mille see brauser sai või võttis, vastavad segamisele, samuti nähtud rollid ja lõpukaardid.
}
verify-seen-cards-public = Kõik rollid ja lõpukaardid, mida see brauser nägi, vastavad segamisele.
verify-seen-cards-unseen = See brauser ei näinud ühtegi kaarti.
verify-seen-hands-missed = Kõiki oma alguskaarte see brauser ei näinud, nii et osa jäi võrdlemata.
verify-seen-first-other = Alustas teine mängija kui see, kelle segamine määras.
verify-seen-role-other = { $round }. voor: see brauser sai rolli, mis segamisele ei vasta.
verify-seen-roles-other = { $round }. voor: lõpus näidatud rollid ei vasta segamisele.
verify-seen-hand-other = { $round }. voor: see brauser sai kaardid, mis segamisele ei vasta.
verify-seen-drawn-other = { $round }. voor: see brauser võttis kaardi, mis ei olnud virnas järgmine.
verify-seen-goal-other = { $round }. voor: lõpukaart, mida see brauser nägi, ei vasta segamisele.
verify-seen-gold = Kogu kuld vastab segamisele.
verify-seen-gold-other = { $round }. voor: kuld, mida see brauser nägi, ei vasta segamisele.
verify-seen-moves = { $count ->
    [one] Ainus käik, mida see brauser nägi, on salvestises olemas.
   *[other] Kõik { $count } käiku, mida see brauser nägi, on salvestises olemas.
}
verify-seen-moves-other = { $number }. käik salvestises ei ole see, mida see brauser nägi.
verify-seen-moves-missed = { $count ->
    [one] Üht salvestise käiku see brauser ei näinud.
   *[other] { $count } salvestise käiku see brauser ei näinud.
}
verify-seen-not-played = Kas kõik käigud on lubatud ja viivad selle tulemuseni: seda brauser ei kontrolli. Teadasaamiseks laadi salvestis alla ja käivita „saboteur verify“.

## Refusals of a table setup

refused-unknown-edition = Väljaannet „{ $edition }“ ei ole.
refused-bad-players = { $players } ei saa mängida: mängijaid peab olema 3 kuni 10.
refused-bad-rounds = { $rounds } ei ole voorude arv: mängus on 1 kuni 5 vooru.
refused-unknown-option = Lauavalikut „{ $option }“ ei ole.
refused-bad-first = { $first }. koht ei saa alustada: sellist kohta lauas ei ole.

## Refusals of a deal

refused-seed-not-text = Seeme ei ole tekst, mida saab UTF-8-s kirjutada.
refused-deal-rounds = Jagamises on voore { $found }, mängus aga { $expected }.
refused-deal-first = { $first }. koht ei saa alustada: sellist kohta lauas ei ole.
refused-deal-gold = Sellist kulda karbis ei ole: seal on 16 kaarti väärtusega 1, 8 väärtusega 2 ja 4 väärtusega 3.
refused-deal-roles = { $round }. vooru rollid ei ole iga koha jaoks üks sõnadest digger, saboteur või selfish.
refused-deal-goals = { $round }. vooru lõpukaardid ei ole treasure, Pes ja Psw, igaüks üks kord.
refused-deal-hands = { $round }. voorus ei ole igal kohal ühte kätt.
refused-deal-hand-sizes = { $round }. vooru käed ei ole ühesuurused, 1 kuni 6 kaarti.
refused-deal-broken = { $round }. vooru katkised tööriistad ei ole iga koha jaoks loend sõnadest pick, lamp ja cart.
refused-deal-card = „{ $card }“ { $round }. voorus ei ole kaart.
refused-deal-too-many = { $round }. voorus on kaarte { $card } rohkem kui karbis.
refused-deal-cell = { $round }. vooru kaevanduses on kaks kaarti ühel kohal.
refused-deal-stone = „{ $card }“ { $round }. vooru kaevanduses ei ole selle lõpukaardi kivi.
refused-deal-spread = { $round }. vooru kaevandus on nii lai, et tulevastele kaartidele ei jää ruumi.
refused-deal-laid = „{ $card }“ { $round }. vooru kaevanduses ei ole kohaga tunnelikaart, näiteks Pnw@3,-1.

## Refusals of a record: reading it

refused-not-an-object = { $key } ei ole JSON-objekt.
refused-missing = Puudub „{ $key }“.
refused-unknown-format = Salvestise vormingut { $format } siin ei tunta.
refused-unknown-rules = Salvestise reeglite numbrit { $rules } siin ei tunta.
refused-seed-or-deal = Salvestis vajab kas seemet või jagamist, mitte mõlemat.
refused-twice = „{ $key }“ nimetab midagi kaks korda.
refused-not-a-number = „{ $key }“ ei ole täisarv.
refused-not-a-text = „{ $key }“ ei ole tekst või sisaldab midagi muud.
refused-not-a-list = „{ $key }“ ei ole loend või sisaldab midagi muud.

## Refusals of a record: verifying it

refused-no-proof = Salvestises ei ole jagamise tõendit.
refused-proof-unreadable = Tõendi osa „{ $key }“ ei saa lugeda.
refused-commitment-misfits = Saladus ei ole see, mille server enne mängu paika pani.
refused-nonce-misfits = See, mida { $seat }. koht seemnele lisas, ei ole see, mida ta oli teatanud.
refused-seed-misfits = Seeme ei tulene saladusest ja sellest, mida kohad lisasid.
refused-misshapen = Sellisel kujul server salvestisse „{ $key }“ ei kirjuta.
refused-not-canonical = Salvestises on midagi, mida päris salvestistes ei ole: murdarv, hiigelsuur arv, veider võti või liiga sügavalt üksteise sees olevad loendid.
refused-unknown-form = See versioon sellist laadi tõendit ei tunne.
refused-form-removed = See salvestis loodi uuemat laadi tõendiga, aga keegi on selle vanemaks muutnud.
refused-start-misfits = Laua reeglid, robotid või katkestatud jagamised ei ole need, mis enne segamist paika pandi.
refused-cancelled-misfits = Katkestatud jagamises nr { $number } on teine saladus kui see, mille server oli paika pannud.
refused-bot-nonce = { $seat }. kohal istub robot, ometi on sealt segamisse midagi lisatud.
refused-checksum-misfits = Kontrollsumma ei klapi: faili on muudetud pärast seda, kui server selle tegi.
refused-by-misfits = { $number }. käigu tegi robot, aga salvestise järgi inimene.
refused-ended-misfits = { $ended ->
    [finished] Salvestise järgi mängiti mäng lõpuni, aga käigud lõpevad varem.
   *[abandoned] Salvestise järgi jäeti mäng pooleli, aga käigud jõuavad päris lõpuni.
}
refused-winners-misfit = Salvestises on teised võitjad, kui käikudest tuleneb.
refused-nuggets-misfit = Salvestises on teine arv kullakamakaid, kui käikudest tuleneb.

## Replay: verifying a record (also “saboteur verify” in the terminal)

verify-summary-fair = Aus jagamine: server ja mängijad segasid kaardid üheskoos ning kõik käigud on lubatud.
verify-summary-remarks = Kõik klapib, aga enne jagamist juhtus midagi, mida tasub teada.
verify-summary-nobody = Kõik klapib, aga ükski mängija segamisel ei osalenud.
verify-summary-old = Klapib kõik, mida selline vanem salvestis näidata saab.
verify-group-proved = Mida see fail tõendab:
verify-group-shuffle = Kes segamisel osalesid:
verify-group-limits = Mida see tõendada ei saa:
verify-deal-fixed = Server pani oma panuse segamisse paika enne, kui teadis ühegi mängija panust, ja kaardid tulenevad kõigist panustest koos.
verify-deal-unchanged = Kaardid pandi paika jagamise alguses ja pärast seda pole keegi neid muutnud.
verify-rules-fixed = Enne segamist oli paigas, millise väljaande järgi, milliste valikutega ja mitu vooru mängitakse, kus istuvad robotid ja kes alustab (kui võõrustaja selle valis).
verify-cancelled-none = Enne seda jagamist ei katkestatud ühtegi teist.
verify-cancelled = { $count ->
    [one] Enne seda katkestati üks jagamine. See on failis ja keegi ei saa seda sealt eemaldada.
   *[other] Enne seda katkestati { $count } jagamist. Need on kõik failis ja keegi ei saa neist ühtegi eemaldada. Kui neid on palju, ootas keegi võib-olla paremaid kaarte.
}
verify-cancelled-listed = { $count ->
    [one] Failis on üks varem katkestatud jagamine. Kas neid oli rohkem, seda vanem salvestis näidata ei saa.
   *[other] Failis on { $count } varem katkestatud jagamist. Kas neid oli rohkem, seda vanem salvestis näidata ei saa.
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
    [one] Osales ainult üks mängija: { $names }. Kui tema oli aus, ei saanud keegi kaarte valida.
   *[other] Osalesid: { $names }. Kui kas või üks neist oli aus, ei saanud keegi kaarte valida.
}
verify-nobody = Mitte keegi. Seega on kindel ainult see, et server ei muutnud kaarte pärast jagamise algust, mitte see, et need valiti pimesi.
verify-no-part = Ei lisanud segamisse midagi: { $names }.
verify-bots = Robotid ei lisa kunagi midagi: { $names }.
verify-withheld = Teatatud, aga avamata jäänud panus: { $names }. Nii juhtub, kui ühendus katkeb, aga nii võib teha ka mängija, kes on serveriga mestis ja tahab teisi kaarte.
verify-limit-old = See on vanemat laadi salvestis. See ei saa näidata, et laua reeglid pandi paika enne segamist, et ükski katkestatud jagamine pole puudu ja et keegi pole faili puutunud. Kui mäng on hiljutine, küsi, miks selle salvestis on vanemat laadi.
verify-limit-looking = Serveri pidaja võis mängu ajal kaarte vaadata.
verify-limit-invented = Terve mängu saab välja mõelda: fail üksi ei näita, et seda kunagi mängiti.
verify-limit-checksum = Kontrollsumma reedab ainult need, kes uut arvutada ei oska. Kes oskab, võib panna faili teised käigud, nimed või jutud, varjata avamata jäänud panust segamisse või pooleli jäetud mängu veelgi lühendada. Võrdle faili sellega, mida oma brauseris nägid.
