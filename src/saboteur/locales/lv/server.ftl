### Terminal: what a host reads while the server starts, runs and is looked after.

## Terminal: starting a server, backup, migrate and verify

serve-not-started = Serveri neizdevās palaist: { $why }.
serve-needs-postgres = vairākiem darbiniekiem vajag PostgreSQL datubāzi; { $database } ir fails
serve-no-driver = PostgreSQL vajag pakotni asyncpg: pip install "saboteur[postgres]"
serve-no-answer = datubāze neatbild: { $why }
serve-no-file = failu { $file } nevar izmantot: { $why }
serve-file-in-use = failu { $file } jau izmanto cits serveris; vispirms apturi to vai norādi citu failu ar --database
serve-no-port = adrese { $address } ir aizņemta vai nepieder šim datoram
serve-bad-setting = “{ $text }” neder iestatījumam { $name }.
serve-open = Pārlūkprogrammā atver { $address }; to var arī citas ierīces tajā pašā tīklā.
serve-open-here = Pārlūkprogrammā atver { $address }.
serve-stop = Ctrl-C aptur serveri. Nekas nezūd.
backup-done = { $target } ir pilna kopija.
backup-no-database = { $file } nav servera datubāze.
backup-not-whole = { $file } neizdevās nokopēt pilnībā.
backup-exists = { $file } jau ir.
migrate-done = Pārcelti galdi: { $tables }. To žurnālu ieraksti: { $entries }.
migrate-not-empty = Datubāzē { $database } jau ir galdi.
migrate-no-database = { $database } nav servera datubāze.
migrate-same = Avots un mērķis ir tas pats.
verify-game = Spēle { $game }. { $summary }
verify-bad-game = { $file }: spēle { $game } (rinda { $line }) pārbaudi neiztur: { $why }

## Terminal: the server’s log

event-started = Saboteur { $version } darbojas.
event-draining = { $seconds ->
    [0] Serveris tiek apturēts.
    [zero] Serveris tiek apturēts; tas darbosies vēl { $seconds } sekunžu.
    [one] Serveris tiek apturēts; tas darbosies vēl { $seconds } sekundi.
   *[other] Serveris tiek apturēts; tas darbosies vēl { $seconds } sekundes.
}
event-stopped = Serveris ir apturēts. Visas spēles ir saglabātas.
event-tables-deleted = { $count ->
    [zero] Dzēsti { $count } galdu, ko sen neviens nav lietojis.
    [one] Dzēsts { $count } galds, ko sen neviens nav lietojis.
   *[other] Dzēsti { $count } galdi, ko sen neviens nav lietojis.
}
event-old-sqlite = Šajā datorā ir vecāks SQLite ({ $version }). Spēlēm tas nekaitē; jaunāku atnesīs jaunāka Python vai sistēmas versija.
event-few-files = Sistēma ļauj serverim atvērt tikai { $files } failus, bet tā savienojumu robežām vajag { $needed }. Palieliniet robežu (ulimit -n) vai samaziniet --most-connections un --most-http-connections.
event-bad-host = Kāds vērsās pie šī servera ar vārdu “{ $host }”, ko tas nepazīst. Ja vārds ir pareizs, norādiet to ar --allowed-hosts vai --public-address.
event-bad-origin = Citas vietnes ({ $origin }) lapa atsūtīja pieprasījumu, un tas tika noraidīts; gaidīts: { $expected }. Ja tā ir jūsu vietne, norādiet --public-address.
event-connections-full = Serveris ir pilns: atvērtu savienojumu – { $open }. Kopš palaišanas slēgti dīkstāvē esoši – { $evicted }, noraidīti – { $refused }, pārāk lēni – { $slow }.
event-worker-ended = Servera process beidzās pats (kods { $code }) un tiek palaists no jauna.
event-worker-not-started = Kāds servera process nepalaidās. Pārējie turpina darbu.
event-workers-ready = Gatavo servera procesu skaits: { $count }.
event-workers-exchanged = Bez pārtraukuma nomainīto servera procesu skaits: { $count }.
event-bot-process-ended = Process, kurā domā roboti, beidzās ({ $kind }) un tiek palaists no jauna. Pa to laiku spēlē vienkāršais robots.
event-siblings-not-met = Pārējie šī datora servera procesi nesasniedz šo ({ $kind }). Spēles turpinās, tikai mazliet lēnāk. Pagaidu failu mapē jābūt iespējai rakstīt, un tās nosaukumam jābūt īsam.
event-crew-not-told = Pārējiem servera procesiem neizdevās paziņot ({ $why }). Viņi to uzzinās paši.
event-crew-not-reached = PostgreSQL neatbild servera procesiem ({ $why }). Tie jautās vēlreiz.
event-postgres-fsync-off = Šajā PostgreSQL fsync ir izslēgts, tāpēc, pazūdot elektrībai, var pazust arī spēles. Ieslēdziet to.
event-store-failed = Datubāze nesaglabāja izmaiņu ({ $why }), tāpēc tā nevienam netika parādīta.
event-background-failure = Serverī notika kļūda ({ $kind }). Lūdzu, ziņojiet par to kopā ar šīm rindām:
