### Browser: the pages around the game. Home, joining, the waiting room, menu, settings.

## Everywhere

title = Sabotieris
motto = Rokam zeltu kopā. Tikai neuzticies kuram katram.
close = Aizvērt
home = Sākumlapa
notice-label = Administratora paziņojums:
notice-hide = Paslēpt paziņojumu
rules = Noteikumi
settings = Iestatījumi
try-again = Mēģināt vēlreiz
your-turn = Tavs gājiens
connecting = Veidojam savienojumu…
lost-title = Strupceļš
lost-text = Šajā adresē nav nevienas lapas.
bye-title = Te tunelis beidzas

## Home

home-start = Sākt spēli
learn = Mācīties spēlēt
puzzles = Uzdevumi
home-play-now = Spēlēt tūlīt
home-play-now-about = Tu un četri roboti. Kārtis izdalīs uzreiz.
home-new-table = Spēlēt ar draugiem
home-code = Galda kods
home-join = Pievienoties
home-continue = Turpināt spēli
home-open = Atvērtie galdi
open-table = Spēlētāji: { $taken } · brīvas vietas: { $free }
home-recent = Pēdējās spēles
home-recent-clear = Notīrīt sarakstu
home-replay = Skatīties atkārtojumu
me-name = Tavs vārds
me-name-example = Viesis
me-shape = Mainīt rūķi
me-colour = Mainīt krāsu
stage = { $stage ->
    [open] Spēle vēl nav sākusies
    [dealing] Dala kārtis
    [playing] Notiek spēle
   *[over] Spēle beigusies
}

## Joining a table

door-title = Galds { $code }
door-join = Sēsties pie šī galda
door-wait = Nākamajā dalīšanā ieņemt robota vietu
door-watch = Tikai skatīties
door-full = Pie šī galda nav brīvu vietu.
door-transfer = Kods no otras ierīces
door-transfer-go = Turpināt šeit
door-again = Pievienoties vēlreiz

## Waiting room

room-code = Galda kods
room-seats = Spēlētāji
room-host = saimnieks
# „Gatavs” un „gatava” atklātu dzimti, tāpēc „gatavībā”.
room-ready = gatavībā
room-not-ready = vēl gatavojas
room-up = Pārvietot augstāk: { $name }
room-down = Pārvietot zemāk: { $name }
room-remove = Izslēgt no spēles: { $name }
room-pass-host = Iecelt par saimnieku: { $name }
room-bot-level = Robota veids
room-add-bot = Pievienot robotu
room-sat-down = { $name } pievienojas. Spēlētāji: { $count }
room-stood-up = { $name } aiziet. Spēlētāji: { $count }
room-guest = Kas vēl spēlē šajā ierīcē?
room-add-guest = Pievienot
room-guest-about = Vienā ierīcē spēlē vairāki? Pievieno visus. Kamēr ierīce iet no rokas rokā, kārtis ir paslēptas. Nelūrēt!
room-dealing = Dalām kārtis…
room-cancel = Atcelt dalīšanu
room-start = Sākt spēli
room-too-few = { $count ->
    [zero] Vajag vēl { $count } spēlētājus. Der arī roboti.
    [one] Vajag vēl { $count } spēlētāju. Der arī robots.
   *[other] Vajag vēl { $count } spēlētājus. Der arī roboti.
}
room-waiting = Vēl gatavojas: { $names }.
room-be-ready = Varam sākt!
room-unready = Pagaidiet, vēl ne
room-wait-host = Saimnieks sāks spēli, tiklīdz visi būs gatavi.
room-undone = { $why ->
    [settings-chosen] Saimnieks mainīja iestatījumus. Vai joprojām varam sākt?
    [bot-joined] Pievienojās robots. Vai joprojām varam sākt?
    [left] Viens robots vairs nepiedalās. Vai joprojām varam sākt?
    [reordered] Mainījās spēlētāju secība. Vai joprojām varam sākt?
   *[joined] Vienā no ierīcēm tagad spēlē vēl kāds. Vai joprojām varam sākt?
}
room-invite = Uzaicini spēlētājus
room-qr = QR kods ar saiti uz šo galdu
room-link = Saite uz šo galdu
room-copy = Kopēt saiti
room-copied = Nokopēts
room-share = Kopīgot
room-share-text = Uzspēlēsim „Sabotieri”! Galda kods: { $code }
room-invite-about = Lai pievienotos, jānoskenē QR kods vai jāatver saite. Ja serveris darbojas mājās, ierīcei jābūt tajā pašā Wi-Fi tīklā.
room-screen = Skats televizoram
room-watch = Saite skatītājiem

## Waiting room: game setup

room-choices = Spēles iestatījumi
choice-edition = Izdevums
choice-rounds = Raundi
choice-clock = Gājiena laiks
choice-talk = Tērzēšana
choice-first = Kurš sāk
choice-private = Bez skatītājiem
choice-private-about = Šo galdu redz tikai spēlētāji.
choice-closed = Bez jauniem spēlētājiem
choice-closed-about = Neviens cits vairs nevar pievienoties, pat zinot kodu.
choice-no-programs = Bez svešām programmām
choice-no-programs-about = Programmas no ārpuses pievienoties nevar, bet saimnieks var pievienot robotus.
choice-counter = Kāršu skaitītājs
choice-counter-about = Var apskatīt, kuras ceļa kārtis vēl nav redzētas.
choice-hints = Padomi
hint-rule = { $rule ->
    [on] Visiem
    [off] Izslēgti
   *[alone] Tikai vienam cilvēkam ar robotiem
}
choice-more-time = Papildu laiks
choice-more-time-about = Savā gājienā var palūgt papildu laiku – ierobežotu reižu skaitu spēlē.
choice-listed = Galds atvērts visiem
choice-listed-about = Kamēr kārtis nav izdalītas, galds ir redzams sākumlapā un pievienoties var ikviens.
choice-pace = Robotu temps
bot-pace = { $pace ->
    [calm] Mierīgs
    [fast] Ātrs
   *[normal] Parasts
}
clock-none = Bez ierobežojuma
clock-seconds = { $count ->
    [zero] { $count } sekundes
    [one] { $count } sekunde
   *[other] { $count } sekundes
}
first-random = Izšķir loze
# Checked: same, it agrees with the noun of its menu
talk-kind = { $talk ->
    [none] Izslēgta
    [claims] Tikai gatavās frāzes
   *[chat] Gatavās frāzes un brīvs teksts
}
edition-name = { $edition ->
    [lt] Lietuviešu izdevums
    [lv] Latviešu izdevums
    [ru] Krievu izdevums
    [el] Grieķu izdevums
   *[et] Igauņu izdevums
}
edition-about = { $edition ->
    [ru] Katrai ceļa kārtij jāturpina tunelis no starta. Atklāj visas sasniegtās finiša kārtis. Raunds beidzas arī tad, ja krājumu kaudzīte ir tukša un visi pēc kārtas var tikai izmest kārti.
    [el] Ceļa kārti drīkst likt blakus jebkurai atklātai kārtij. Atklāj visas sasniegtās finiša kārtis. Ja akmens kārts neder, lai kā to pagrieztu, to noliek tā, lai tā turpinātu tuneli.
    [et] Ceļa kārti drīkst likt blakus jebkurai atklātai kārtij. Pēc katras ceļa kārts atklāj ne vairāk kā vienu finiša kārti. Raunds beidzas arī tad, ja krājumu kaudzīte ir tukša un visi pēc kārtas var tikai izmest kārti.
   *[lt] Katrai ceļa kārtij jāturpina tunelis no starta. Atklāj visas sasniegtās finiša kārtis. Raunds turpinās, līdz atrod dārgumus vai izlieto visas kārtis.
}
option-name = { $option ->
    [others_only] Savus darbarīkus nelauž
    [all_saboteurs] Spēlē visi sabotieri
    [broken_unpaid] Salauzts darbarīks – zelta nav
    [selfish_dwarf] Savtīgais rūķis
   *[open_gold] Atklāts zelts
}
option-about = { $option ->
    [others_only] Salauzta darbarīka kārti drīkst likt priekšā tikai citiem spēlētājiem.
    [all_saboteurs] Nepaliek pāri neviena rūķa kārts, tāpēc visi zina, cik ir sabotieru.
    [broken_unpaid] Ja esi zeltracis un raunda beigās tev ir salauzts darbarīks, zeltu nesaņemsi.
    [selfish_dwarf] Viena no zeltraču kārtīm ir savtīgais rūķis. Ja uzvaru raundā nes viņa izspēlētā ceļa kārts, viņš saņem 4 zelta gabalus, bet pārējie – neko; citādi viņš paliek tukšā.
   *[open_gold] Paņemto zeltu redz visi.
}
balance = { $same ->
    [yes] Izmēģinājuma spēlēs tas neietekmēja to, kurš uzvar.
    [gold] Izmēģinājuma spēlēs ar pieciem spēlētājiem tas neietekmēja to, kurš uzvar, bet mainīja zeltrača vidējo guvumu raundā: { $gold } zelta gabala (parasti { $usual_gold }).
   *[no] { $wins ->
        [zero] Izmēģinājuma spēlēs ar pieciem spēlētājiem sabotieri uzvarēja { $wins } raundos no 100 (parasti { $usual }), un zeltrača vidējais guvums raundā bija { $gold } zelta gabala (parasti { $usual_gold }).
        [one] Izmēģinājuma spēlēs ar pieciem spēlētājiem sabotieri uzvarēja { $wins } raundā no 100 (parasti { $usual }), un zeltrača vidējais guvums raundā bija { $gold } zelta gabala (parasti { $usual_gold }).
       *[other] Izmēģinājuma spēlēs ar pieciem spēlētājiem sabotieri uzvarēja { $wins } raundos no 100 (parasti { $usual }), un zeltrača vidējais guvums raundā bija { $gold } zelta gabala (parasti { $usual_gold }).
    }
}
balance-players = { $wins ->
    [zero] Izmēģinājuma spēlēs ar { $players } spēlētājiem zeltrači uzvarēja aptuveni { $wins } raundos no 100.
    [one] Izmēģinājuma spēlēs ar { $players } spēlētājiem zeltrači uzvarēja aptuveni { $wins } raundā no 100.
   *[other] Izmēģinājuma spēlēs ar { $players } spēlētājiem zeltrači uzvarēja aptuveni { $wins } raundos no 100.
}
bot-name = { $bot ->
    [random] Vējgrābslis: uz labu laimi
    [digger] Censonis: taisni pēc zelta
    [detective] Detektīvs: visus vēro
    [schemer] Intrigants: nogaida un dzeļ
    [search] Domātājs: plāno uz priekšu
    [beginner] Iesācējs: vēl mācās
    [friendly] Draudzīgais: palīdz citiem
    [gruff] Īgņa: visus tur aizdomās
   *[other] { $bot }
}

## Menu and votes

menu-code = Galda kods: { $code }. Vari aizvērt lapu un atgriezties vēlāk; spēlētāju vietas tiek saglabātas.
menu-transfer = Turpināt citā ierīcē
menu-transfer-code = { $minutes ->
    [zero] Atver šo galdu otrā ierīcē un { $minutes } minūšu laikā ievadi tur kodu { $code }.
    [one] Atver šo galdu otrā ierīcē un { $minutes } minūtes laikā ievadi tur kodu { $code }.
   *[other] Atver šo galdu otrā ierīcē un { $minutes } minūšu laikā ievadi tur kodu { $code }.
}
menu-keys = Taustiņi: 1–6 izvēlas kārti, T to pagriež, D izmet, ? paskaidro, B pāriet uz raktuvēm, bultiņas pārvieto izvēli, N pārlec uz nākamo iespējamo lauciņu, L parāda visus iespējamos lauciņus sarakstā, Enter izvēlas un izspēlē, Esc atceļ, R parāda lomu, C parāda kāršu skaitītāju, + un − maina mērogu, 0 parāda visas raktuves. Kad izvēlēts spēlētājs, N maina tavu piezīmi par viņu. Taustiņš / atver lauku, kurā var uzdot jautājumu vai ievadīt gājienu.
menu-keys-more = P pāriet pie spēlētājiem (ja izvēlēta darbarīka kārts, to dara arī B), un bultiņas pārvieto izvēli no viena spēlētāja pie otra. N parāda visas tavas piezīmes, S atver tērzēšanu ar gatavajām frāzēm, M vēlreiz parāda gājienus pēc tavējā, K palūdz papildu laiku. Sarakstos izvēlies ar cipariem. Q iesaka gājienus, ja padomi ir ieslēgti.
vote-pause = Balsot par pauzi
vote-resume = Balsot par turpināšanu
vote-end = Balsot par spēles beigām
vote-end-sure = Beigt šo spēli visiem? Vēlāk to turpināt nevarēs.
vote-clock = Balsot par laika ierobežojumu
vote-stand-in = Aizvietot ar robotu
vote-yes = Piekrītu
vote-rule-title = Kā notiek balsošana
vote-rule =
    Lēmums ir pieņemts, ja piekrīt vairāk nekā puse klātesošo cilvēku.
    Lai turpinātu pēc pauzes, pietiek ar pusi.
    Lai beigtu spēli, vajag vismaz divas balsis, ja vien visi nespēlē vienā ierīcē.
    Lai spēlētāja vietu pavisam atdotu robotam, arī vajag vismaz divas balsis. Ja šis spēlētājs ir klāt, jāpiekrīt vismaz divām trešdaļām pārējo, turklāt vismaz trim cilvēkiem.
    Īsu savienojuma pārrāvumu par prombūtni neuzskata.
    Ja gājiens jāgaida jau trīs minūtes, vairāk nekā puse pārējo var ieviest gājiena laika ierobežojumu.
vote-running = { $vote ->
    [pause] Vai apturēt spēli? (Par: { $count })
    [resume] Vai turpināt spēli? (Par: { $count })
    [end] Vai beigt spēli pirms laika? (Par: { $count })
    [stand-in] Vai spēlētāju { $name } pagaidām aizvietot ar robotu? (Par: { $count })
    [clock] { $name } domā jau ilgi. Vai turpmāk ierobežot gājiena laiku? (Par: { $count })
   *[bot] Vai spēlētāja { $name } vietu pavisam atdot robotam? (Par: { $count })
}
leave = Pamest galdu
leave-sure = Vai pamest galdu pavisam? Tavu vietu ieņems robots. Ja tikai aizvērsi lapu, vieta paliks tava.
leave-yes = Pamest
leave-no = Palikt

## Settings

setting-language = Valoda
setting-theme = Izskats
setting-cards = Tavu kāršu lielums
setting-mine = Raktuvju virziens
setting-motion = Animācijas
setting-sound = Skaņas
setting-vibrate = Vibrēt, kad pienāk tavs gājiens
setting-confirm = Prasīt apstiprinājumu pirms katra gājiena
setting-notify = Paziņot, kad pienāk tavs gājiens
language-name = Latviešu
language-browser = Kā pārlūkā
theme = { $theme ->
    [system] Kā sistēmā
    [dark] Tumšs (laternas gaisma)
   *[light] Gaišs (pergaments)
}
card-size = { $size ->
    [small] Mazas
    [medium] Vidējas
   *[large] Lielas
}
mine-direction = { $direction ->
    [auto] Automātiski (tālrunī uz leju)
    [across] No kreisās uz labo
   *[down] No augšas uz leju
}
motion = { $motion ->
    [system] Kā sistēmā
   *[less] Pēc iespējas mazāk
}
