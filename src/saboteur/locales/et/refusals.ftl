### Why something is refused, in the browser and in the terminal.

## Refusals of a move

refused-game-over = Mäng on läbi.
refused-not-your-turn = Praegu ei ole { $seat }. koha kord.
refused-wrong-phase = { $phase ->
    [turn-goal] Kõigepealt tuleb lõpukaart ümber pöörata, näiteks T@8,0.
    [lay-stone] Kõigepealt tuleb kivi paika panna, näiteks L@8,0:es.
    [pick-gold] Kõigepealt tuleb võtta kullakaart, näiteks G2.
   *[play] Nüüd tuleb mängida kaart.
}
refused-not-in-hand = Kaarti { $card } ei ole käes.
refused-broken-tools = Kuni ees on katkine tööriist, tunnelit rajada ei saa.
refused-occupied = Kohas { $column },{ $row } on juba kaart.
refused-not-reached = Stardist ei vii ükski tunnel kohta { $column },{ $row } selle kaardi avatud külje kaudu.
refused-not-touching = Ükski avatud kaart ei puutu kohta { $column },{ $row }.
refused-edge-mismatch = Kohas { $column },{ $row } see kaart naabritega ei sobi: tunnel kohtaks seina.
refused-no-such-seat = Selles lauas { $seat }. kohta ei ole.
refused-own-tool = Selles lauas ei tohi oma tööriista lõhkuda ({ tool }).
refused-already-broken = { $seat }. koha tööriist on juba katki ({ tool }).
refused-nothing-to-mend = { $seat }. koha tööriist ei ole katki ({ tool }).
refused-no-card-there = Kohas { $column },{ $row } ei ole tunnelikaarti, mida ära võtta.
refused-protected = Kaarti kohas { $column },{ $row } ära võtta ei saa: stardi- ja lõpukaardid jäävad.
refused-not-a-goal = Kohas { $column },{ $row } ei ole lõpukaarti.
refused-already-turned = Lõpukaart kohas { $column },{ $row } on juba avatud.
refused-goal-not-reached = Lõpukaarti kohas { $column },{ $row } praegu ümber pöörata ei saa.
refused-not-this-stone = Kivi ei saa nii jääda või on see mujal ({ $column },{ $row }).
refused-not-on-offer = Kullakaarti väärtusega { $value } pakutute seas ei ole.
refused-not-a-move = „{ $text }“ ei ole käik.

## Refusals of a move in the browser

web-refused-unknown = See ei õnnestunud ({ $code }).
web-refused-no-connection = Serverit ei ole kätte saada. Kas see seade on ikka samas võrgus?
web-refused-not-your-turn = Praegu ei ole sinu kord.
web-refused-wrong-phase = { $phase ->
    [turn-goal] Vali kõigepealt, milline lõpukaart ümber pöörata.
    [lay-stone] Vali kõigepealt, kuidas kivi jääb.
    [pick-gold] Vali kõigepealt kullakaart.
   *[play] Mängi kõigepealt kaart.
}
web-refused-broken-tools = Katkise tööriistaga ei saa tunnelit rajada. Paranda see enne või mängi midagi muud.
web-refused-not-in-hand = Seda kaarti sul enam käes ei ole.
web-refused-occupied = Seal on juba kaart.
web-refused-not-reached = Tunnelikaart peab jätkama tunnelit stardist; siia avatud tunnel ei vii.
web-refused-not-touching = Tunnelikaart peab puutuma avatud kaarti.
web-refused-edge-mismatch = Ei sobi: tunnel peab kohtuma tunneliga ja kalju kaljuga.
web-refused-own-tool = Selles lauas ei tohi oma tööriistu lõhkuda.
web-refused-already-broken = { $name }: see tööriist on juba katki.
web-refused-nothing-to-mend = { $name }: see tööriist ei ole katki.
web-refused-no-card-there = Siin ei ole tunnelikaarti, mida matta.
web-refused-protected = Stardi- ja lõpukaarte matta ei saa.
web-refused-not-a-goal = Plaan näitab ainult lõpukaarte.
web-refused-already-turned = See lõpukaart on juba avatud.
web-refused-no-such-seat = Sellist kohta selles lauas ei ole.

## Refusals of the server

refused-not-json = See ei ole JSON.
refused-not-a-claim = „{ $text }“ ei ole väide.
refused-unknown-bot = Robotit „{ $bot }“ ei ole.
refused-bad-body = Server ei saanud sellest päringust aru.
refused-bad-message = Server ei saanud sellest teatest aru.
refused-bad-host = See server ei tunne nime „{ $host }“. Ava see õigel aadressil. Kui serverit haldad sina, käivita see võtmega --allowed-hosts { $host }.
refused-bad-origin = See leht ei kuulu sellele serverile. Ava see serveri enda aadressilt.
refused-too-long = See on liiga pikk.
refused-too-often = See oli liiga kiire. Oota hetk ja proovi uuesti.
refused-full = Server on praegu täis. Proovi hiljem.
refused-not-found = Siin ei ole midagi.
refused-no-such-table = Selle koodiga lauda ei ole. Võib-olla on see kustutatud või on koodis viga.
refused-no-such-record = Sellist salvestist ei ole.
refused-no-token = Selleks on vaja kohta lauas.
refused-bad-token = Sinu koht selles lauas ei kehti enam selles seadmes.
refused-bad-transfer = See kood ei kehti (enam).
refused-not-host = Seda saab ainult võõrustaja.
refused-not-your-seat = See ei ole sinu koht.
refused-not-now = Praegu ei ole see võimalik.
refused-table-full = Kõik kohad selles lauas on võetud.
refused-no-bot-seat = Ei ole robotit, kelle kohta võtta.
refused-too-few-seats = Vaja on vähemalt kolme mängijat; robotid sobivad.
refused-not-ready = Kõik ei ole veel valmis.
refused-name-empty = Nimi on vajalik.
refused-name-too-long = See nimi on liiga pikk.
refused-name-taken = Kellelgi selles lauas on juba see nimi.
refused-name-of-a-bot = See nimi kuulub robotile.
refused-name-mixed-scripts = Selles nimes on segamini mitu tähestikku. Kirjuta iga sõna ainult ühe tähestiku tähtedega.
refused-bad-order = See järjekord ei nimeta iga kohta üks kord.
refused-still-here = See mängija on veel siin.
refused-not-connected = See toimib ainult ühenduse ajal.
refused-not-a-person = Seal istub robot.
refused-too-few-voters = Selle otsustamiseks on kohal liiga vähe inimesi: vaja on vähemalt { $needed } häält.
refused-host-is-here = Võõrustajat ei saa välja hääletada, kuni ta on laua taga.
refused-private-table = See laud on privaatne: seda näevad ainult mängijad.
refused-table-closed = Sellesse lauda uusi mängijaid enam ei võeta.
refused-wrong-version = See leht on serverist vanem. Laadi see uuesti.
refused-hello-first = Server ootas kõigepealt tervitust.
refused-hello-twice = Serverit tervitati kaks korda.
refused-hello-late = Tervitus tuli liiga hilja.
refused-text-only = Server saab aru ainult tekstist.
refused-stale = Vahepeal juhtus midagi. Vaata ja vali uuesti.
refused-key-reused = See käik saadeti kaks korda erineva sisuga.
refused-paused = Mäng on peatatud.
refused-stand-in-plays = Praegu mängib sinu eest robot. Võta enne oma koht tagasi.
refused-no-talk = Selles lauas ei räägita.
refused-claims-only = Selles lauas on ainult väited, vaba vestlust ei ole.
refused-empty-text = Midagi ei ole öelda.
refused-seat-gone = Sinu kohta selles lauas enam ei ole.
refused-replaced = See laud on avatud liiga paljudel lehtedel; see leht suleti.
refused-too-slow = Ühendus oli liiga aeglane ja suleti.
refused-table-deleted = Võõrustaja kustutas selle laua.
refused-storage = Server ei saa praegu midagi salvestada. Midagi ei muutunud.
refused-stopping = Server käivitatakse uuesti. Mäng jätkub hetke pärast.
