### Browser: the rulebook.

## The rulebook

rules-edition = Nii, nagu ütlevad need reeglid: { $edition }. Mis sõltub väljaandest ja valikutest, on servas märgitud.
rules-aim-title = Millest mäng räägib
rules-aim = Te olete põialpoisid kaevanduses. Kaevurid kaevavad tunnelit stardist varanduseni; sabotöörid tahavad seda takistada ja keegi ei tea, kes on kes. Kolm lõpukaarti on pildiga allapoole: üks on varandus, kaks on kivi. Pärast { $rounds ->
    [one] ühte vooru
   *[other] { $rounds } vooru
} võidab see, kellel on kõige rohkem kullakamakaid.
rules-setup-title = Enne vooru
rules-setup = Igaüks saab salaja ühe põialpoisikaardi; { $spare ->
    [yes] neid on üks rohkem kui mängijaid, nii et üks jääb vooru lõpuni peidetuks.
   *[no] neid on sama palju kui mängijaid, nii et kõik teavad, mitu sabotööri kaasa kaevab.
} Stardikaart on vasakul, lõpukaardid seitsme kaardi kaugusel. Tunneli- ja tegevuskaardid segatakse kokku ja jagatakse.
rules-table = Kaardid mängijate arvu järgi
rules-players = Mängijad
rules-saboteurs = Sabotöörid
rules-diggers = Kaevurid
rules-hand = Kaarte käes
rules-turn-title = Sinu mängukord
rules-turn = Kasuta täpselt üht kaarti: pane tunnelikaart, mängi tegevus või pane üks kaart pildiga allapoole ära. Siis võta uus, kuni neid on. Käiku vahele jätta ei saa.
rules-path-title = Tunneli rajamine
rules-path = Tunnelikaart pannakse tühjale kohale. Igas küljes peab tunnel kohtuma tunneliga ja kalju kaljuga. Kaarti võib pöörata poole pöörde võrra, mitte laiupidi. Tupik peatab tunneli: selle teed ei kohtu. Kui sinu ees on katkine tööriist, ei saa sa tunnelit rajada.
rules-example-fits = Sobib: tunnel kohtub tunneliga, kalju kaljuga.
rules-example-misfits = Ei sobi: tunnel jookseks vastu kaljut.
rules-example-dead-end = Tupikuni on jõutud, aga edasi see ei vii: mis on selle taga, jääb pimedaks.
rules-example-turn = Pööra kaarti
rules-link = { $edition ->
    [el] Selles väljaandes võib tunnelikaart puutuda ükskõik millist avatud kaarti, ka kalju kalju vastas ja ka seal, kus tunnel on ära lõigatud.
    [et] Selles väljaandes võib tunnelikaart puutuda ükskõik millist avatud kaarti, ka kalju kalju vastas ja ka seal, kus tunnel on ära lõigatud.
   *[lt] Selles väljaandes peab kaart tunnelit jätkama: stardist peab selleni viima katkematu tunnel.
}
rules-tools-title = Lõhkumine ja parandamine
rules-tools = Katkine kirka, latern või kaevanduskäru pannakse ükskõik millise mängija ette, kellel sama tööriist veel katki ei ole. Kuni mõni tööriist on katki, see mängija tunnelit rajada ei saa. Paranduskaart võtab ära ühe vastava katkise tööriista, kellelt tahes; kahe tööriistaga kaart parandab neist ühe.
rules-rockfall-title = Varing
rules-rockfall = Võta kaevandusest ära üks tunnelikaart. Stardi- ja lõpukaardid jäävad.
rules-map-title = Kaevanduse plaan
rules-map = Vaata salaja üht lõpukaarti, mis on pildiga allapoole. Kõik näevad, millist; mida sa selle kohta ütled, on sinu asi.
rules-discard-title = Kaardi ärapanek
rules-discard = Mängimise asemel võib iga kaardi pildiga allapoole ära panna. Keegi ei saa teada, mis see oli.
rules-goal-title = Lõpukaardini jõudmine
rules-goal = Kui katkematu tunnel stardist jõuab lõpukaardini, pööratakse see ümber. Varandus lõpetab vooru kohe: kaevurid on võitnud. Kivi saab tunneli osaks ja pannakse nii, et see sobib.
rules-goal-edition = { $edition ->
    [el] Kui kivi ei sobi kummaltki poolt, pannakse see nii, et tunnel jätkub. Kõik lõpukaardid, milleni jõuti, pööratakse ümber.
    [et] Iga tunnelikaardi eest pööratakse ainult üks lõpukaart; millise, valib tunneli panija. Kui kivi ei sobi kummaltki poolt, otsustab tema, kuidas see jääb.
   *[lt] Kõik lõpukaardid, milleni jõuti, pööratakse ümber. Kui kivi ei sobi kummaltki poolt, otsustab tunneli panija, kuidas see jääb.
}
rules-end-title = Vooru lõpp
rules-end = Kui varandust ei leita, võidavad sabotöörid, kui kõik kaardid on otsas.
rules-end-edition = { $edition ->
    [ru] Voor lõpeb ka siis, kui virn on tühi ja kõik järjest said kaarte ainult ära panna.
    [et] Voor lõpeb ka siis, kui virn on tühi ja kõik järjest said kaarte ainult ära panna.
   *[lt] Voor lõpeb, kui kellelgi ei ole enam kaarte.
}
rules-gold-title = Kuld
rules-gold-diggers = Kui võidavad kaevurid, võetakse nii palju kullakaarte, kui on mängijaid (kümne mängijaga üheksa). Viimase tunneli panija valib esimesena ühe, siis käivad kaardid kaevurite vahel vastupäeva, kuni neid enam ei ole. Kui tunneli pani sabotöör, alustab lähim kaevur selles suunas.
rules-gold-saboteurs = Kui võidavad sabotöörid, saab üksik neli kamakat; kaks või kolm saavad kolm igaüks; neli saavad kaks igaüks.
rules-gold-secret = Kuld jääb saladuseks mängu lõpuni.
rules-claims-title = Jutuajamine
rules-claims = Öelge, mida tahate, tõtt või mitte. Väited säilivad ja pärast mängu näevad kõik, millised olid tõesed.
