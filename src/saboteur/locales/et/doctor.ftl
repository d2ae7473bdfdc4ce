### Terminal: what “saboteur doctor” tells a host about a server’s settings, database, machine and proxy.

## Terminal: saboteur doctor

doctor-area = { $area ->
    [settings] Seaded
    [database] Andmebaas
    [machine] See arvuti
   *[network] Võrk ja puhverserver
}
doctor-label = { $level ->
    [ok] Korras
    [warning] Hoiatus
   *[problem] Viga
}
doctor-found = Vigu: { $problems }. Hoiatusi: { $warnings }.
doctor-all-well = Kõik on korras.
doctor-settings = Kõik seaded sobivad.
doctor-not-readable = Kasutaja { $user }, kelle õigustes server käivitatakse, ei saa faili { $file } lugeda, seega server ei käivitu. Käivita: chmod 644 { $file } (ja kontrolli ka ülemkaustade õigusi)
doctor-hidden-file = Teenus { $unit } ei näe kausta { $folder } sisu, seega ei saa server faili { $file } lugeda. Vii fail mujale, näiteks kausta /etc.
doctor-ignored-line = Faili { $file } { $line }. rida („{ $start }“) ei mõju. Kirjuta see kujul SABOTEUR_PORT=9000: suurtähtedega, märgiga = ja ilma sõnata „export“.
doctor-no-settings = Failis { $file } ei ole Sabotööri seadeid: ükski rida ei määra muutujat, mille nime alguses on SABOTEUR_. Kontrolli, milline fail on antud valikuga --env-file.
doctor-other-settings = Sellesse arvutisse on paigaldatud teenus { $unit }, aga siin kontrollitakse muid seadeid. Teenuse seadete kontrollimiseks käivita: { $command }
doctor-needs-postgres = --workers { $workers } (SABOTEUR_WORKERS) töötab ainult PostgreSQL-iga, aga { $file } on SQLite’i fail. Määra --workers 1 või kasuta PostgreSQL-i.
doctor-no-public-address = --trusted-proxy on määratud, aga --public-address mitte. Määra selleks aadress, mille inimesed avavad, et lingid ja QR-koodid oleksid õiged.
doctor-no-trusted-proxy = --public-address on määratud, aga --trusted-proxy mitte. Kui serveri ees on puhverserver, nimeta selle aadress, muidu kehtivad kõigile külastajatele kokku ühe külastaja piirangud.
doctor-trusts-everyone = --trusted-proxy { $network } usaldab kõiki, nii et igaüks võib esineda kellegi teisena. Nimeta ainult oma puhverserverid.
doctor-open-port = Valikuga --host { $host } pääsevad külastajad puhverserverist mööda. Kui puhverserver töötab selles arvutis, määra --host 127.0.0.1; muidu lase pordile { $port } ligi ainult puhverserver.
doctor-plain-public = Ühendus aadressiga { $address } on krüptimata. Hangi puhverserverile sertifikaat ja kasuta https://.
doctor-metrics-open = --metrics all näitab serveri mõõdikuid kõigile. Määra --metrics local, välja arvatud juhul, kui serverile pääseb ligi ainult sinu seireprogramm.
doctor-sqlite = { $file } on terve ja privaatne (SQLite { $version }).
doctor-sqlite-new = Faili { $file } veel ei ole. Server loob selle.
doctor-hidden-database = Teenus { $unit } ei näe kausta { $folder } sisu, seega ei saa server faili { $file } kasutada. Määra valikuga --database (SABOTEUR_DATABASE) mõni fail kaustas /var/lib/saboteur.
doctor-unwritable-database = Teenus { $unit } saab kirjutada ainult kausta { $folder }, seega ei saa server faili { $file } kasutada. Määra valikuga --database (SABOTEUR_DATABASE) mõni fail selles kaustas.
doctor-nowhere-writable = Teenus { $unit } ei saa kirjutada ühtegi kausta, kus failid säilivad, seega ei saa server faili { $file } kasutada. Lisa teenuse faili rida „StateDirectory=saboteur“ ja määra valikuga --database (SABOTEUR_DATABASE) mõni fail kaustas /var/lib/saboteur.
doctor-no-folder = Kausta { $folder } ei ole. Loo see või muuda valikut --database.
doctor-not-writable = Kasutaja { $user } ei saa siia kirjutada: { $file }. Käivita see käsk kasutajana, kelle õigustes server töötab, ja anna talle kirjutusõigus.
doctor-read-only = Failisüsteem, kus asub { $folder }, on kirjutuskaitstud, seega ei saa server midagi salvestada. Kontrolli ketast (vigu näitab „dmesg“) ja haagi see uuesti kirjutatavana.
doctor-not-owned = Fail { $file } ei kuulu kasutajale, kelle õigustes server töötab, seega ei saa server seda kasutada. Käivita: chown --reference={ $folder } { $file }
doctor-file-open = Selle arvuti teised kasutajad saavad lugeda faili { $file }, ka käimasolevate mängude kaarte. Käivita: chmod 600 { $file }
doctor-file-damaged = { $file } ei ole selle versiooni terve andmebaas ({ $why }). Taasta see varukoopiast või uuenda Sabotööri.
doctor-postgres = { $database } vastab (PostgreSQL { $version }).
doctor-peer-unchecked = Andmebaasile { $database } pääseb ligi ainult kasutaja { $user }, kes on olemas vaid siis, kui server töötab. Käivita server ja siis uuesti see käsk.
doctor-peer-failing = Andmebaasile { $database } pääseb ligi ainult kasutaja { $user }, kes on olemas vaid siis, kui server töötab, seega ei saa andmebaasi praegu kontrollida. Miks server ei käivitu, on kirjas allpool.
doctor-no-privilege = Andmebaasi { $database } kasutaja ei saa tabeleid luua. Tee ta omanikuks: ALTER DATABASE … OWNER TO …
doctor-few-connections = PostgreSQL lubab { $most } ühendust, aga väärtusega --workers { $workers } võib server neid kasutada kuni { $needed }. Suurenda max_connections väärtust või määra väiksem --workers.
doctor-disk = Kaustas { $folder } on vaba { $free } MB.
doctor-disk-full = Kaustas { $folder } on vaba ainult { $free } MB. Tee ruumi või määra --keep-days: kui ketas on täis, ei saa keegi mängida.
doctor-files = Süsteem lubab avada piisavalt faile (vaja on kuni { $needed }).
doctor-unit-few-files = Teenus { $unit } lubab serveril avada ainult { $files } faili (LimitNOFILE), aga ühenduste piirmäärade jaoks on vaja { $needed }. Suurenda LimitNOFILE väärtust teenuse failis või selle lisafailis (mõlemat näitab „systemctl cat { $unit }“) või vähenda valikute --most-connections ja --most-http-connections väärtust.
doctor-many-processes = Protsesse oleks { $processes }, aga tuumi on { $cores }. Vähenda valikute --workers ja --bot-workers väärtust.
doctor-running = Sabotöör { $version } töötab aadressil { $address }.
doctor-host-elsewhere = { $host } ei ole selle arvuti aadress (arvuti aadresse näitab „ip addr“), seega server ei käivitu. Paranda valiku --host (SABOTEUR_HOST) väärtus.
doctor-older-settings = Töötava serveri seaded erinevad siin kontrollitutest: { $names }. Kui oled neid muutnud, taaskäivita server, näiteks käsuga „systemctl restart saboteur“, ja käivita see käsk uuesti.
doctor-unit-failing = Teenus { $unit } on käivitatud, aga ei vasta (automaatseid taaskäivitusi: { $restarts }). Põhjuse nägemiseks käivita: journalctl -u { $unit } -n 20
doctor-unit-refused = Teenus { $unit } ei käivitu. Serveri teade: { $why }
doctor-unit-given-up = systemd ei proovi enam teenust { $unit } käivitada (põhjust näitab „journalctl -u { $unit } -n 20“). Kõrvalda põhjus ja käivita: systemctl reset-failed { $unit } && systemctl restart { $unit }
doctor-unit-restarted = Teenus { $unit } praegu töötab, aga vahepeal on seda tulnud taaskäivitada (automaatseid taaskäivitusi: { $restarts }). Põhjuse nägemiseks käivita: journalctl -u { $unit }
doctor-unit-port = Teenus { $unit } ei käivitu, sest aadressi { $address } kasutab teine programm (automaatseid taaskäivitusi: { $restarts }). Peata see programm; milline see on, näitab „ss -ltnp“.
doctor-unit-stopped = Teenus { $unit } ei tööta. Käivita see: systemctl start { $unit }
doctor-port-free = Server ei tööta ja { $address } on vaba.
doctor-temporary-server = Aadressil { $address } server ei tööta, seega käivitati järgmisteks kontrollideks ajutine.
doctor-no-temporary-server = Järgmisteks kontrollideks ei õnnestunud serverit käivitada. Põhjust näitab „saboteur serve“.
doctor-port-taken = Aadressi { $address } kasutab teine programm. Peata see või vali teine --port.
doctor-other-version = Töötab Sabotöör { $running }, aga paigaldatud on { $installed }. Taaskäivita server.
doctor-not-ready = Server aadressil { $address } ei saa praegu midagi salvestada. Vaata selle logi.
doctor-no-proxy = --public-address on määramata, seega ei ole puhverserverit, mida kontrollida.
doctor-unreachable = Aadress { $address } ei ole siit kättesaadav ({ $why }). Kontrolli, kas nimi viitab sellele arvutile, kas puhverserver töötab ja kas tulemüür laseb ühenduse läbi.
doctor-certificate = Aadressi { $address } sertifikaat ei kehti ({ $why }). Uuenda seda või kontrolli, millist puhverserver kasutab.
doctor-certificate-expired = Aadressi { $address } sertifikaat on aegunud. Uuenda seda (Caddy teeb seda ise; nginxi puhul käivita „certbot renew“) ja laadi puhverserveri seadistus uuesti.
doctor-certificate-authority = Aadressi { $address } sertifikaadi on väljastanud sertifitseerimiskeskus, mida see arvuti ei tunne. Kui keskus on sinu enda oma, määra muutujaga SSL_CERT_FILE selle sertifikaat ja käivita see käsk uuesti. Kui ei ole, hangi sertifikaat, mida brauserid usaldavad.
doctor-certificate-name = Puhverserveri sertifikaat ei ole väljastatud aadressile { $address }. Kontrolli nime puhverserveri seadistuses ja seda, millist sertifikaati see kasutab.
doctor-no-certificate = Puhverserveril ei ole veel aadressi { $address } jaoks sertifikaati ({ $why }). Põhjus on selle logis („journalctl -u caddy“ või „journalctl -u nginx“). Sertifikaadi saamiseks vajab Caddy umbes minutit ning seda, et pordid 80 ja 443 oleksid internetist kättesaadavad.
doctor-gateway = Puhverserver aadressil { $address } ei saa mänguserveriga ühendust (olek { $status }). Kontrolli serveri aadressi ja porti puhverserveri seadistuses.
doctor-other-site = Aadressil { $address } vastab miski muu kui see server (olek { $status }). Kontrolli nime puhverserveri seadistuses ja seda, kas nimi viitab sellele arvutile.
doctor-bad-host = Aadressi { $address } kaudu pöörduti serveri poole nimega { $host }, mis ei ole selle serveri nimi. Seadista puhverserver nii, et see edastaks päise Host muutmata.
doctor-no-forwarding = Puhverserver ei edasta külastajate aadresse. Seadista see nii, et määrataks päis X-Forwarded-For, nagu kausta deploy näidetes.
doctor-untrusted = Puhverserver edastab külastajate aadresse, aga server ei usalda seda. Nimeta puhverserveri aadress valikuga --trusted-proxy ja taaskäivita server.
doctor-no-scheme = Server ei tea, et külastajad kasutavad https-i. Seadista puhverserver nii, et see määraks päise X-Forwarded-Proto, nagu kausta deploy näidetes.
doctor-bad-origin = Server lükkab tagasi päringud, mille saadavad tema enda lehed aadressil { $address }. Määra --public-address { $address } ja taaskäivita server.
doctor-no-websocket = WebSocket-ühendused ei pääse puhverserverist läbi ({ $why }). Seadista see nii, et aadressi /api/play puhul edastataks päis Upgrade, nagu kausta deploy näidetes.
doctor-round-trip = { $address } töötab: lehed, külastajate aadressid ja WebSocket-ühendused pääsevad läbi.
