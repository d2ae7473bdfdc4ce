### Why something is refused, in the browser and in the terminal.

## Refusals of a move

refused-game-over = Mäng on läbi.
refused-not-your-turn = Praegu ei ole mängija { $seat } kord.
refused-wrong-phase = { $phase ->
    [turn-goal] Vali kõigepealt, millise lõpukaardi ümber pöörad, näiteks T@8,0.
    [lay-stone] Vali kõigepealt, kumba pidi kivi jääb, näiteks L@8,0:es.
    [pick-gold] Võta kõigepealt kullakaart, näiteks G2.
   *[play] Praegu pole midagi otsustada: käi kaart välja või viska mõni ära.
}
refused-not-in-hand = Mängijal ei ole käes kaarti { $card }.
refused-broken-tools = Katkise tööriistaga ei saa tunnelikaarti asetada.
refused-occupied = Ruudul { $cell } on juba kaart.
refused-not-reached = Ruudul { $cell } ei ühenduks see kaart stardist algava tunneliga.
refused-not-touching = Ruudu { $cell } kõrval pole ühtegi avatud kaarti.
refused-edge-mismatch = Ruudule { $cell } see kaart ei sobi: tunnel jookseks vastu kaljut.
refused-no-such-seat = Selles lauas pole mängijat { $seat }.
refused-own-tool = Selles lauas ei tohi oma { tool.partitive } lõhkuda.
refused-already-broken = Mängija { $seat } { tool } on juba katki.
refused-nothing-to-mend = Mängija { $seat } { tool } ei ole katki.
refused-no-card-there = Ruudul { $cell } ei ole tunnelikaarti, mida eemaldada.
refused-protected = Kaart ruudul { $cell } jääb paigale: varinguga ei saa eemaldada stardi- ega lõpukaarti.
refused-not-a-goal = Ruudul { $cell } ei ole lõpukaarti.
refused-already-turned = Lõpukaart ruudul { $cell } on juba ümber pööratud.
refused-goal-not-reached = Ruudul { $cell } pole lõpukaarti, mida saaks praegu ümber pöörata.
refused-not-this-stone = See kivi ei ole ruudul { $cell } või ei saa seda nii keerata.
refused-not-on-offer = Pakutavate kullakaartide seas pole kaarti väärtusega { $value }.
refused-not-a-move = „{ $text }“ ei ole käik.

## Refusals of a move in the browser

web-refused-not-your-turn = Praegu pole sinu kord.
web-refused-wrong-phase = { $phase ->
    [turn-goal] Vali kõigepealt, millise lõpukaardi ümber pöörad.
    [lay-stone] Vali kõigepealt, kumba pidi kivi jääb.
    [pick-gold] Võta kõigepealt kullakaart.
   *[play] Käi kõigepealt kaart välja või viska mõni kaart ära.
}
web-refused-broken-tools = Katkise tööriistaga ei saa tunnelikaarte asetada. Paranda see kõigepealt või kasuta mõnd muud kaarti.
web-refused-not-in-hand = Seda kaarti sul enam ei ole.
web-refused-occupied = Seal on juba kaart.
web-refused-not-reached = Tunnelikaart peab tunnelit jätkama, aga stardist siia katkematut tunnelit ei vii.
web-refused-not-touching = Tunnelikaart peab olema mõne avatud kaardi kõrval.
web-refused-edge-mismatch = Ei sobi: tunnel peab kohtuma tunneliga ja kalju kaljuga. Kaardi võid pea peale keerata, aga mitte külili panna.
web-refused-own-tool = Selles lauas ei tohi oma tööriistu lõhkuda.
web-refused-already-broken = { $name }: see tööriist on juba katki.
web-refused-nothing-to-mend = { $name }: see tööriist ei ole katki.
web-refused-no-card-there = Siin pole tunnelikaarti, mida eemaldada.
web-refused-protected = Stardi- ja lõpukaarte eemaldada ei saa.
web-refused-not-a-goal = Plaaniga saab vaadata ainult lõpukaarte.
web-refused-already-turned = See lõpukaart on juba ümber pööratud.
web-refused-no-such-seat = Sellist mängijat selles lauas ei ole.

## Refusals of the server

refused-not-json = See ei ole korrektne JSON.
refused-not-a-claim = „{ $text }“ ei ole valmislause.
refused-unknown-bot = Robotit nimega „{ $bot }“ ei ole.
refused-bad-body = Server ei saanud sellest päringust aru.
refused-bad-message = Server ei saanud sellest sõnumist aru.
refused-bad-host = See server ei tunne nime „{ $host }“. Ava mäng serveri õigel aadressil. Kui server on sinu oma, käivita see valikuga --allowed-hosts { $host }.
refused-bad-origin = See leht ei kuulu sellele serverile. Ava mäng serveri enda aadressil.
refused-too-long = See on liiga pikk.
refused-too-often = See läks natuke liiga kiiresti. Oota hetk ja proovi uuesti.
refused-full = Server on praegu täis. Proovi hiljem uuesti.
refused-not-found = Siin ei ole midagi.
refused-no-such-table = Selle koodiga lauda ei ole. Võib-olla on koodis viga või on laud kustutatud.
refused-no-such-record = Siin pole salvestatud mängu või on see kustutatud.
refused-no-token = Selleks pead ise lauas istuma.
refused-bad-token = Sellel seadmel pole selles lauas enam kohta.
refused-bad-transfer = See kood on vale, juba kasutatud või aegunud. Võta teisest seadmest uus kood.
refused-not-host = Seda saab teha ainult korraldaja.
refused-not-your-seat = See ei ole sinu koht.
refused-not-now = Praegu seda teha ei saa.
refused-table-full = See laud on täis.
refused-no-bot-seat = Siin pole robotit, kelle koha saaksid võtta.
refused-too-few-seats = Vaja on vähemalt kolme mängijat. Sobivad ka robotid.
refused-not-ready = Kõik ei ole veel valmis.
refused-name-empty = Kirjuta kõigepealt oma nimi.
refused-name-too-long = See nimi on liiga pikk.
refused-name-taken = Kellelgi selles lauas on juba sama või väga sarnane nimi.
refused-name-of-a-bot = See nimi on liiga sarnane roboti nimega. Vali mõni muu.
refused-name-reserved = Seda nime ei saa kasutada. Vali mõni muu.
refused-name-mixed-scripts = Selles nimes on tähestikud segamini. Kasuta igas sõnas ainult üht tähestikku.
refused-bad-order = Keegi liitus või lahkus samal ajal, kui järjekorda muutsid. Proovi uuesti.
refused-still-here = Seda saab teha, kui mängija on olnud eemal { $seconds } s.
web-refused-still-here = { $left ->
    [one] Seda saab teha, kui { $name } on veel ühe sekundi eemal olnud.
   *[other] Seda saab teha, kui { $name } on veel { $left } sekundit eemal olnud.
}
refused-not-connected = Seda saad teha ainult siis, kui oled lauaga ühenduses.
refused-not-a-person = See mängija on robot.
refused-too-few-voters = Kohal on liiga vähe inimesi, et seda otsustada: vaja on vähemalt { $needed } häält.
refused-still-thinking = Ajapiirangu poolt saab hääletada alles siis, kui käiku on oodatud { $minutes } minutit.
refused-host-is-here = Korraldajat ei saa välja hääletada, kuni ta on laua taga.
refused-host-is-away = Seda saab teha alles siis, kui korraldaja on tagasi.
refused-private-table = Seda lauda ja siinseid mänge näevad ainult mängijad.
refused-no-programs = Sellesse lauda väliseid programme ei võeta.
refused-table-ended = Serveri haldaja sulges selle laua.
refused-table-ended-because = Serveri haldaja sulges selle laua: { $reason }
refused-banned = Serveri haldaja on sinu võrguaadressi blokeerinud.
refused-key-needed = Siin mängu alustamiseks on vaja klubi võtit.
refused-bad-key = See võti ei sobi.
refused-wrong-version = See leht on vananenud. Laadi see uuesti.
refused-hello-first = Esimene sõnum peab olema „hello“.
refused-hello-twice = „hello“ võib olla ainult esimene sõnum.
refused-hello-late = Ühenduse loomine võttis liiga kaua aega: „hello“ ei jõudnud õigel ajal kohale.
refused-text-only = Server võtab vastu ainult tekstisõnumeid.
refused-stale = Vahepeal midagi muutus. Vaata üle ja vali uuesti.
web-refused-late = Sinu käik jäi hiljaks: mäng oli juba edasi läinud.
refused-key-reused = See saadeti kaks korda, aga eri sisuga.
refused-paused = Mäng on pausil.
refused-no-more-time = Selleks käiguks lisaaega ei saa.
refused-stand-in-plays = Praegu mängib siin asendajana robot. Kui see on sinu koht, võta see kõigepealt tagasi.
refused-no-talk = Selles lauas on vestlus välja lülitatud.
refused-claims-only = Selles lauas saab kasutada ainult valmislauseid, vaba vestlust ei ole.
refused-no-hints = Selles lauas on vihjed välja lülitatud.
refused-empty-text = Sõnum on tühi. Kirjuta kõigepealt midagi.
refused-seat-gone = Sul pole enam kohta: see loovutati, võeti ära või viidi teise seadmesse.
refused-replaced = See laud on sul avatud liiga paljudel lehtedel, seetõttu see leht suleti.
refused-table-deleted = Korraldaja kustutas selle laua.
refused-storage = Server ei saa praegu midagi salvestada. Midagi ei muutunud.
refused-stopping = Server taaskäivitub. Sinu mäng jätkub hetke pärast.
