### What bots think, for programs and their authors.

## Bots

reason-suspects = Žaidėjas { $seat }: { $percent } % tikimybė, kad tai diversantas.
reason-dug-on = Žaidėjas { $seat } kasė pabaigos kortų link: { $card } langelyje { $cell }.
reason-laid-idly = Žaidėjas { $seat } padėjo { $card } į langelį { $cell }, bet naudos iš to nebuvo.
reason-laid-dead-end-aside = Žaidėjas { $seat } padėjo aklavietę { $card } į langelį { $cell }, kur ji nepakenkė.
reason-led-away = Žaidėjas { $seat } nukreipė tunelį ne į tą pusę: { $card } langelyje { $cell }.
reason-laid-dead-end = Žaidėjas { $seat } užtvėrė kelią aklaviete { $card } langelyje { $cell }.
reason-cleared-the-way = Žaidėjas { $seat } atvėrė kelią akmenų griūtimi langelyje { $cell }.
reason-rockfall-aside = Žaidėjas { $seat } pašalino { $card } iš langelio { $cell }, bet tai nieko nepakeitė.
reason-cut-the-tunnel = Žaidėjas { $seat } pertraukė tunelį akmenų griūtimi langelyje { $cell }.
reason-looked = Žaidėjas { $seat } pasižiūrėjo pabaigos kortą.
reason-broke-trusted = Žaidėjas { $seat } sulaužė įtarimų nekėlusio žaidėjo { $target } { tool.accusative }.
reason-broke-other = Žaidėjas { $seat } sulaužė žaidėjo { $target } { tool.accusative }.
reason-broke-suspect = Žaidėjas { $seat } sulaužė įtarimų kėlusio žaidėjo { $target } { tool.accusative }.
reason-broke-own = Žaidėjas { $seat } sulaužė savo { tool.accusative }.
reason-mended-trusted = Žaidėjas { $seat } pataisė įtarimų nekėlusio žaidėjo { $target } { tool.accusative }.
reason-mended-other = Žaidėjas { $seat } pataisė žaidėjo { $target } { tool.accusative }.
reason-mended-suspect = Žaidėjas { $seat } pataisė įtarimų kėlusio žaidėjo { $target } { tool.accusative }.
reason-mended-own = Žaidėjas { $seat } pataisė savo { tool.accusative }.
reason-discarded-broken = Žaidėjas { $seat } išmetė kortą, kai turėjo sulaužytą įrankį.
reason-discarded = Žaidėjas { $seat } išmetė kortą, nors visi įrankiai buvo sveiki.
reason-would-play = Geriausias ėjimas dabar: { $move }
