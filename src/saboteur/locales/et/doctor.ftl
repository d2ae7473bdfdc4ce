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
doctor-needs-postgres = --workers { $workers } töötab ainult PostgreSQL-iga, aga { $file } on SQLite’i fail. Määra --workers 1 või kasuta PostgreSQL-i.
doctor-no-public-address = --trusted-proxy on määratud, aga --public-address mitte. Kirjuta sinna aadress, mille inimesed avavad, et lingid ja QR-koodid oleksid õiged.
doctor-no-trusted-proxy = --public-address on määratud, aga --trusted-proxy mitte. Kui serveri ees on puhverserver, nimeta selle aadress, muidu kehtivad kõigile külastajatele ühe külastaja piirangud.
doctor-trusts-everyone = --trusted-proxy { $network } usaldab kõiki, nii et igaüks võib esineda teise külastajana. Nimeta ainult oma puhverserverid.
doctor-open-port = Valikuga --host { $host } saavad külastajad puhverserverist mööda. Kui puhverserver töötab selles arvutis, määra --host 127.0.0.1; muidu luba pordile { $port } ainult puhverserver.
doctor-plain-public = Ühendus aadressiga { $address } on krüptimata. Hangi puhverserverile sertifikaat ja kasuta https://.
doctor-metrics-open = --metrics all näitab serveri mõõdikuid kõigile. Määra --metrics local, kui serverile ei pääse ligi ainult sinu seireprogramm.
doctor-sqlite = { $file } on terve ja privaatne (SQLite { $version }).
doctor-sqlite-new = Faili { $file } veel ei ole. Server loob selle.
doctor-no-folder = Kausta { $folder } ei ole. Loo see või muuda valikut --database.
doctor-not-writable = Kasutaja { $user } ei saa kirjutada: { $file }. Käivita see käsk kasutajana, kelle all server töötab, ja anna talle kirjutusõigus.
doctor-file-open = Selle arvuti teised kasutajad saavad lugeda faili { $file }, ka käimasolevate mängude kaarte. Käivita: chmod 600 { $file }
doctor-file-damaged = { $file } ei ole selle versiooni terve andmebaas ({ $why }). Taasta varukoopia või uuenda Saboteuri.
doctor-postgres = { $database } vastab (PostgreSQL { $version }).
doctor-no-answer = { $database } ei vasta ({ $why }). Kontrolli, kas PostgreSQL töötab, ning kasutajanime, parooli ja aadressi.
doctor-no-privilege = Andmebaasi { $database } kasutaja ei saa tabeleid luua. Tee ta omanikuks: ALTER DATABASE … OWNER TO …
doctor-few-connections = PostgreSQL lubab ühendusi: { $most }, aga tööprotsessid ({ $workers }) võivad kasutada { $needed }. Suurenda max_connections või vähenda --workers.
doctor-disk = Kaustas { $folder } on vaba { $free } MB.
doctor-disk-full = Kaustas { $folder } on vaba ainult { $free } MB. Tee ruumi või määra --keep-days: kui ketas on täis, ei saa keegi mängida.
doctor-files = Süsteem lubab avada piisavalt faile (vaja on kuni { $needed }).
doctor-many-processes = Protsesse oleks { $processes }, aga tuumi on { $cores }. Vähenda --workers ja --bot-workers.
doctor-running = Saboteur { $version } töötab aadressil { $address }.
doctor-port-free = Server ei tööta ja { $address } on vaba.
doctor-temporary-server = Aadressil { $address } server ei tööta, seega käivitati järgmisteks kontrollideks ajutine.
doctor-no-temporary-server = Järgmisteks kontrollideks ei õnnestunud serverit käivitada. Põhjust näitab „saboteur serve“.
doctor-port-taken = Aadressi { $address } kasutab teine programm. Peata see või vali teine --port.
doctor-other-version = Töötab Saboteur { $running }, aga paigaldatud on { $installed }. Taaskäivita server.
doctor-not-ready = Server aadressil { $address } ei saa praegu midagi salvestada. Vaata selle logi.
doctor-no-proxy = --public-address on määramata, seega puhverserverit kontrollida ei ole.
doctor-unreachable = Aadress { $address } ei ole siit kättesaadav ({ $why }). Kontrolli, kas nimi viitab sellele arvutile, kas puhverserver töötab ja kas tulemüür laseb läbi.
doctor-certificate = Aadressi { $address } sertifikaat ei kehti ({ $why }). Uuenda seda või kontrolli, millist puhverserver kasutab.
doctor-gateway = Puhverserver aadressil { $address } ei saa mänguserverit kätte (olek { $status }). Kontrolli serveri aadressi ja porti puhverserveri seadistuses.
doctor-other-site = Aadressil { $address } vastab miski muu kui see server (olek { $status }). Kontrolli nime puhverserveri seadistuses ja seda, kas nimi viitab sellele arvutile.
doctor-bad-host = Aadressil { $address } küsiti serverilt nime { $host }, mis ei ole tema oma. Las puhverserver edastab päise Host muutmata.
doctor-no-forwarding = Puhverserver ei edasta külastajate aadresse. Las see määrab X-Forwarded-For, nagu kausta deploy näidetes.
doctor-untrusted = Puhverserver edastab külastajate aadressid, aga server ei usalda seda. Nimeta puhverserveri aadress valikuga --trusted-proxy ja taaskäivita server.
doctor-no-scheme = Server ei tea, et külastajad kasutavad https-i. Las puhverserver määrab X-Forwarded-Proto, nagu kausta deploy näidetes.
doctor-bad-origin = Server keeldub omaenda lehtede päringutest aadressil { $address }. Määra --public-address { $address } ja taaskäivita server.
doctor-no-websocket = WebSocket-ühendused ei pääse puhverserverist läbi ({ $why }). Las see edastab Upgrade aadressile /api/play, nagu kausta deploy näidetes.
doctor-round-trip = { $address } töötab: lehed, külastajate aadressid ja WebSocket-ühendused pääsevad läbi.
