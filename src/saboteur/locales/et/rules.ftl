### Browser: the rulebook.

## The rulebook

rules-edition = Nende reeglite aluseks on { $edition }. Väljaandest ja laua lisareeglitest sõltuvad lõigud on märgitud värvilise servaribaga.
rules-varies = Sõltub väljaandest või laua lisareeglitest:
rules-aim-title = Lühidalt
rules-aim = Olete pöialpoisid kaevanduses. Kaevurid rajavad tunnelit stardist varanduseni, sabotöörid püüavad neid salaja takistada ja keegi ei tea, kes on kes. Kolm lõpukaarti on pildiga allapoole: üks neist on varandus, ülejäänud kaks on lihtsalt kivid. { $rounds ->
    [one] Mängu võidab see, kellel on vooru lõpus kõige rohkem kullakamakaid; kui neid on mitmel võrdselt, jagavad nad võitu.
    [2] Mängu võidab see, kellel on pärast kaht vooru kõige rohkem kullakamakaid; kui neid on mitmel võrdselt, jagavad nad võitu.
    [3] Mängu võidab see, kellel on pärast kolme vooru kõige rohkem kullakamakaid; kui neid on mitmel võrdselt, jagavad nad võitu.
    [4] Mängu võidab see, kellel on pärast nelja vooru kõige rohkem kullakamakaid; kui neid on mitmel võrdselt, jagavad nad võitu.
    [5] Mängu võidab see, kellel on pärast viit vooru kõige rohkem kullakamakaid; kui neid on mitmel võrdselt, jagavad nad võitu.
   *[other] Mängu võidab see, kellel on pärast { $rounds } vooru kõige rohkem kullakamakaid; kui neid on mitmel võrdselt, jagavad nad võitu.
}
rules-setup-title = Enne vooru
rules-setup = Igaüks saab salaja pöialpoisikaardi: ta on kas kaevur või sabotöör. { $spare ->
    [yes] Neid kaarte on mängijatest ühe võrra rohkem, nii et üks jääb vooru lõpuni pildiga allapoole.
   *[no] Neid kaarte on täpselt sama palju kui mängijaid, nii et kõik teavad, mitu sabotööri mängus on.
} Stardikaart läheb vasakule. Kolm lõpukaarti segatakse ja pannakse pildiga allapoole paremale; vahele peab mahtuma seitse kaarti. Tunneli- ja tegevuskaardid segatakse kokku ja jagatakse mängijatele, ülejäänutest saab kaardipakk. Esimese vooru alustaja loositakse, kui korraldaja teda ise ei vali. Edaspidi alustab vooru päripäeva järgmine mängija pärast seda, kes eelmises voorus viimasena kaardi välja käis või ära viskas.
rules-table = Kaardid mängijate arvu järgi
rules-players = Mängijaid
# This and the next with a soft hyphen: the columns are narrow.
rules-saboteurs = Sabotööri­kaarte
rules-diggers = Kaevuri­kaarte
rules-hand = Kaarte käes
rules-turn-title = Sinu kord
rules-turn = Mäng liigub päripäeva. Kui on sinu kord, kasuta täpselt üht kaarti: aseta tunnelikaart, käi välja tegevuskaart või viska mis tahes kaart pildiga allapoole ära. Seejärel võta kaardipakist uus kaart, kui pakk pole tühi. Kaarti kasutamata passida ei saa.
# Checked: term, a heading: building the tunnel
rules-path-title = Tunneli rajamine
rules-path = Aseta tunnelikaart tühjale ruudule; kaevandus võib kasvada igas suunas. Iga serv peab naaberkaardiga kokku sobima: tunnel vastu tunnelit, kalju vastu kaljut. Veel ümber pööramata lõpukaardi kõrvale sobib kõik; ümber pööratud lõpukaardiga peavad servad siiski kokku sobima. Kaardi võid pea peale keerata, aga mitte külili panna. Tupiku tunneliotsad pole omavahel ühendatud, seega tunnel sealt edasi ei lähe. Kuni mõni su tööriist on katki, ei saa sa tunnelikaarte asetada.
rules-example-fits = Sobib: tunnel kohtub tunneliga ja kalju kaljuga.
rules-example-misfits = Ei sobi: tunnel jookseks vastu kaljut.
rules-example-dead-end = Tunnel jõuab tupikuni ja lõpeb seal. Kõik, mis on selle taga, jääb pimedusse.
rules-example-turn = Keera kaarti
rules-link = { $edition ->
    [el] Selles väljaandes võid tunnelikaardi asetada iga avatud, s.t pildiga ülespoole oleva kaardi kõrvale, ka nii, et kokku puutub ainult kalju kaljuga, ja ka sinna, kus tunnel on ära lõigatud. Ümber pööratud kivi loetakse avatud kaardiks, ümber pööramata lõpukaarti mitte.
    [et] Selles väljaandes võid tunnelikaardi asetada iga avatud, s.t pildiga ülespoole oleva kaardi kõrvale, ka nii, et kokku puutub ainult kalju kaljuga, ja ka sinna, kus tunnel on ära lõigatud. Ümber pööratud kivi loetakse avatud kaardiks, ümber pööramata lõpukaarti mitte.
   *[lt] Selles väljaandes peab tunnelikaart tunnelit jätkama: vähemalt üks kaardi tunneliotstest peab olema stardiga katkematu tunneli kaudu ühendatud. Kaevanduse äralõigatud osale ei saa midagi lisada, kuni mõni kaart selle uuesti ühendab; siis on jälle ühendatud ka kõik, mis jääb selle kaardi taha.
}
rules-tools-title = Tööriistade lõhkumine ja parandamine
rules-tools = Katkise kirka, laterna või käru kaardi võid välja käia ükskõik millise mängija ette, kellel see tööriist veel katki ei ole. Kuni sul on mõni tööriist katki, ei saa sa tunnelikaarte asetada, küll aga võid tegevuskaarte välja käia ja kaarte ära visata. Paranduskaardiga saad parandada ühe kaardil kujutatud tööriista, mis on mõnel mängijal katki, kas või sul endal. Kahe tööriistaga paranduskaart parandab neist ainult ühe: sina valid, kumma. Kui kaardiga pole midagi parandada, saad selle ainult ära visata.
rules-rockfall-title = Varing
rules-rockfall = Eemalda kaevandusest üks vabalt valitud tunnelikaart; see võib olla ka tupik või äralõigatud kaart. Eemaldatud kaart selles voorus mängu tagasi ei tule. Stardi- ja lõpukaarte eemaldada ei saa. Kui ühtegi tunnelikaarti eemaldada pole, saad varingu ainult ära visata.
rules-map-title = Kaevanduse plaan
rules-map = Vaata salaja üht lõpukaarti, mis on pildiga allapoole. Kõik näevad, millist lõpukaarti sa vaatad, aga mida sa neile selle kohta ütled, on sinu otsustada.
rules-discard-title = Kaardi äraviskamine
rules-discard = Kaardi väljakäimise asemel võid mis tahes kaardi käest pildiga allapoole ära visata, ka sellise, mille saaks välja käia. Keegi teine ei saa teada, mis kaart see oli.
rules-goal-title = Lõpukaardini jõudmine
rules-goal = Kui stardist viib lõpukaardini katkematu tunnel, pööratakse see lõpukaart ümber; tupikust selle ees ei piisa. Kui see on varandus, on voor kohe läbi ja kaevurid võidavad. Kui see on kivi, saab sellest kaevanduse osa ja see keeratakse nii, et tunneliotsad sobivad.
rules-goal-edition = { $edition ->
    [el] Selles väljaandes pööratakse ümber kõik lõpukaardid, milleni tunnel jõuab, ka siis, kui neid on korraga kaks. Kui kivi ei sobi kumbagi pidi, keeratakse üks selle tunneliotstest äsja asetatud tunnelikaardi poole. Kui too kaart kivini ei vii, keeratakse tunneliots selle tunneli poole, mis kivini viib. Kui see on võimalik mõlemat pidi, otsustab tunnelikaardi asetanud mängija.
    [et] Selles väljaandes pööratakse iga tunnelikaardi järel ümber ainult üks lõpukaart. Kui tunnel jõuab mitmeni, valib kaardi asetanud mängija, millise. Pärast järgmist tunnelikaarti, ükskõik kes selle asetab ja kuhu, pööratakse ümber veel üks, kui tunnel selleni endiselt jõuab. Kui kivi ei sobi kumbagi pidi, valib tunnelikaardi asetanud mängija, kumba pidi see jääb.
   *[lt] Selles väljaandes pööratakse ümber kõik lõpukaardid, milleni tunnel jõuab, ka siis, kui neid on korraga kaks. Kui kivi ei sobi kumbagi pidi, valib tunnelikaardi asetanud mängija, kumba pidi see jääb.
}
rules-goal-details = Kuni varandust pole ümber pööratud, pole see ka leitud, isegi kui tunnel selleni viib. Ümber pööratud kivi jääb nii, nagu see on, isegi kui varing selle ära lõikab; kui kivi tunneliots avaneb vastu kaljut, on see suletud seni, kuni kalju seal on. Kui kive on mitu, asetatakse need ükshaaval, alates ülemisest reast. Seejärel vaadatakse (välja arvatud Eesti väljaandes) uuesti, kuhu tunnel viib, sest kivi võib selle järgmise lõpukaardini pikendada. Lõpukaart pööratakse ümber ka siis, kui äsja asetatud kaart ei ole selle kõrval. Kõik see kuulub kaardi asetamise juurde; uus kaart võetakse alles pärast seda.
rules-end-title = Vooru lõpp
rules-end = Kaevurid võidavad vooru kohe, kui varandus on ümber pööratud. Kui enne saavad kõik kaardid otsa, nii kaardipakist kui ka kõigi mängijate käest, võidavad sabotöörid. Mõlemal juhul näidatakse seejärel lõpukaarte, kõigi rolle ja üle jäänud pöialpoisikaarti, kui selline on.
rules-end-edition = { $edition ->
    [ru] Selles väljaandes võidavad sabotöörid ka siis, kui kaardipakk on tühi ja terve ringi jooksul peavad kõik mängijad kaardi ära viskama, sest muud nad teha ei saa. Arvesse lähevad ainult need korrad, mille alguses oli pakk juba tühi. Kui keegi oleks saanud mõne kaardi välja käia, algab ring otsast peale, isegi kui ta selle asemel kaardi ära viskas.
    [et] Selles väljaandes võidavad sabotöörid ka siis, kui kaardipakk on tühi ja terve ringi jooksul peavad kõik mängijad kaardi ära viskama, sest muud nad teha ei saa. Arvesse lähevad ainult need korrad, mille alguses oli pakk juba tühi. Kui keegi oleks saanud mõne kaardi välja käia, algab ring otsast peale, isegi kui ta selle asemel kaardi ära viskas.
   *[lt] Selles väljaandes sabotöörid varem võita ei saa: isegi kui keegi ei saa teha muud kui kaarte ära visata, kestab voor seni, kuni kellelgi pole enam ühtegi kaarti.
}
rules-gold-title = Kulla jagamine
rules-gold-diggers = Igal kullakaardil on 1 kuni 3 kullakamakat. Kui võidavad kaevurid, võetakse sama palju kullakaarte, kui on mängijaid (kümne mängijaga ainult üheksa ja mitte kunagi rohkem, kui neid alles on). Viimase tunnelikaardi asetanud mängija vaatab neid salaja, jätab ühe endale ja annab ülejäänud vastupäeva järgmisele kaevurile; nii jätkub, kuni kaardid on otsas. Kui selle tunnelikaardi asetas sabotöör, alustab valimist temast vastupäeva järgmine kaevur.
rules-gold-saboteurs = Kui võidavad sabotöörid, sõltub nende kuld sellest, mitu neid mängijate seas oli: üksainus sabotöör saab 4 kamakat, kahest või kolmest saab igaüks 3 ja neljast igaüks 2. Kuld antakse neile kullakaartides; kui kullapakki jäänud kaartidest täpset summat kokku ei saa, lisatakse puuduvad kamakad ilma kaardita. Kui selgub, et keegi polnudki sabotöör, ei saa keegi midagi.
rules-gold-secret = Sinu kuld jääb sulle voorust vooru alles. Teised näevad, mitu kullakaarti sul on, aga mis neil kaartidel on, jääb mängu lõpuni saladuseks.
rules-gold-open = Sinu kuld jääb sulle voorust vooru alles. Kõik näevad, mis sinu kullakaartidel on, aga kaarte, mille seast valitakse, näeb ainult see, kes parajasti valib.
rules-gold-details = Kullakaardid segatakse kogu mängu jaoks üks kord. Kaevurid valivad pakutud kaartide seast vabalt. Sabotöörid saavad oma kulla päripäeva, alates viimasena käinud mängijale järgnevast; igaüks võtab kaarte kullapaki pealt ja kaart, millega läheks summa liiga suureks, pannakse paki alla. Kui sabotöör on kogu paki läbi vaadanud ega ole leidnud enam ühtegi sobivat kaarti, pannakse ka tema juba võetud kaardid paki alla ja ta võtab võimalikult vähe kaarte, mis annavad kokku täpse summa; mitmest võimalusest valitakse see, mille kaardid on pakis eespool. Ülejäänud kaartide järjekord ei muutu.
rules-broken-unpaid = Katkise tööriistaga kaevur jäetakse vahele ka siis, kui ta peaks valima esimesena: alustab järgmine, kellele kulda antakse. Kullakaarte võetakse sama palju. Kui kulda pole kellelegi anda, seda ei võeta.
rules-selfish-dwarf = Kui viimase tunnelikaardi asetab keegi teine, jäetakse isekas pöialpoiss vahele ja võetakse üks kullakaart vähem (kümne mängijaga kaheksa). Kui selle kaardi asetas sabotöör, valib esimesena temast vastupäeva järgmine tavaline kaevur, mitte kunagi isekas pöialpoiss. Kui isekas pöialpoiss on üle jäänud kaart, jagatakse kuld nii, nagu teda polekski. Kui lauas ükski pöialpoisikaart üle ei jää, võetakse välja tavalise kaevuri kaart.
rules-knows-title = Kes mida teab
rules-knows = Kõik näevad kaevandust, ümber pööratud lõpukaarte, katkisi tööriistu ja seda, mitu kaarti on kellelgi käes, mitu on kaardipakis ja mitu on ära visatud. Mängu lõpus näidatakse kõigi kulda. Kui kuld läheb sabotööridele, näeb igaüks neist ainult enda võetud kaarte. Kaardipakki ja kullapakki ei näe keegi.
rules-knows-open = Kõik näevad kaevandust, ümber pööratud lõpukaarte, katkisi tööriistu, kõigi kulda ja seda, mitu kaarti on kellelgi käes, mitu on kaardipakis ja mitu on ära visatud. Kullakaarte, mille sabotöör võtab, aga peab pakki tagasi panema, näeb ainult tema ise. Kaardipakki ja kullapakki ei näe keegi.
rules-box-title = Mis karbis on
rules-box = Stardikaart on ristmik. Tunnelikaarte on 40: neist 31 viib edasi (7 sirget tunnelit, 9 kurvi, 10 hargnemiskohta, 5 ristmikku) ja 9 on tupikud. Pea peale keeratud kaart on ikka sama liiki kaart. Tegevuskaarte on 27: 9 katkist tööriista (igaüht 3), 9 paranduskaarti (igale tööriistale 2 ja lisaks 3 kahe tööriistaga kaarti), 3 varingut ja 6 kaevanduse plaani. Pöialpoisikaarte on 11: 7 kaevurit ja 4 sabotööri.
rules-claims-title = Vestlus ja bluff
rules-claims = Vestelge nii palju, kui teie laud lubab, ja bluffige nii palju, kui tahate. Pärast mängu on kordusest näha, millised valmislaused olid tõesed.

## The rulebook’s own page

rules-search = Otsi reeglitest
rules-no-hits = Reeglites neid sõnu ei ole.
rules-try = Proovi järele
rules-print = Prindi
rules-contents = Peatükid
rules-printings-title = Viis trükitud reeglivihikut
rules-printings = Viis reeglivihikut ühtivad peaaegu kõiges. Allpool on kirjas, milles need erinevad; siin järgib iga väljaanne oma reeglivihikut.
rules-rulings-title = Mis jääb neis ebaselgeks
rules-ruling = { $number ->
    [1] Kreeka reeglitest on lõik tunnelikaartide asetamise kohta kaduma läinud. Meie otsus: kaart peab olema mõne avatud kaardi kõrval, nagu on trükitud teistes samast ajast pärit reeglites.
    [2] Eesti reeglites on kaartide asetamise lausest pool kaduma läinud; sõna-sõnalt võttes piisaks ka sellest, kui kaart on ümber pööramata lõpukaardi kõrval. Meie otsus: ei piisa, sest sellel kaardil pole näha midagi, millega kokku sobida.
    [3] Eesti reeglite järgi võib lõpukaardi, milleni tunnel jõuab, ümber pöörata. Meie otsus: seda tuleb teha, muidu sõltuks mäng valikust, mida keegi välja ei ütle. Teine lõpukaart pööratakse ümber pärast järgmist tunnelikaarti.
    [4] Kreeka reeglites on juttu ainult kaardist lõpukaardi kõrval. Meie otsus: lõpukaart pööratakse ümber ka siis, kui äsja asetatud kaart on sellest kaugemal, sest tunnel on katkematu ja just seda nõuavad kõik viis.
    [5] Kõigi viie järgi võib varinguga kaardi eemaldada. Meie otsus: seda tuleb teha, muidu oleks varing lihtsalt äravisatud kaart, mida kõik näevad.
    [6] Kreeka reeglitest on lause tühja kaardipaki kohta kaduma läinud; voor kestab, kuni kõigil on kaardid otsas. Vene ja Eesti reeglite järgi lõpeb see ka siis, kui keegi ei saa enam midagi välja käia. Meie otsus: selleks peab täis saama terve ring; kui kaardi viskab ära keegi, kes oleks saanud mõne välja käia, algab ring otsast.
    [7] Vene reeglites pole öeldud, et kuld on salajane, Eesti omad ainult soovitavad seda. Meie otsus: kuld on salajane kõikides väljaannetes; avalik kuld on lisareegel.
   *[8] Ainult Eesti reeglites on öeldud, et esimesena valib kulda kaevur. Meie otsus: sabotöörid jäetakse vahele kõikides väljaannetes, sest kõigi viie järgi saavad selle vooru kulla ainult kaevurid.
}
example-lay = Proovi: keera kaarte ja aseta need tunneli kõrvale. Kuhu need sobivad?
example-connected = Proovi: täida lünk või kaeva selle taga edasi. Kas kaart peab olema stardiga ühendatud?
example-dead-end = Proovi: kas tupiku taga saab tunnelit jätkata?
example-tools = Proovi: su latern on katki. Mida saad sellegipoolest välja käia ja millest tuleks alustada?
example-rockfall = Proovi: milliseid kaarte saab varinguga eemaldada?
example-map = Proovi: milliseid kaarte saad vaadata?
example-goal = Proovi: milline kaart viib lõpukaardini ja mis siis juhtub?
example-again = Alusta algusest
