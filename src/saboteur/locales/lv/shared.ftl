### Words that every place uses: browser, terminal and explanations.
### Vārdus neloka: teikumos tiem jāstāv nominatīvā vai aiz „spēlētājam”, „spēlētāju” u. tml.
### Lauciņš ir vieta raktuvēs, vieta – tikai sēdvieta pie galda.

## Shared words

seat = { $seat }. spēlētājs
you = { $seat }. spēlētājs (tu)
role = { $role ->
    [saboteur] sabotieris
    [selfish] savtīgais rūķis
   *[digger] zeltracis
}
goal = { $content ->
    [treasure] dārgumi
   *[stone] akmens
}
    .accusative = { $content ->
        [treasure] dārgumus
       *[stone] akmeni
    }
# Visi trīs darbarīki ir sieviešu dzimtē, tāpēc „salauzta” un „vesela” der visiem.
tool = { $tool ->
    [pick] cērte
    [lamp] laterna
   *[cart] vagonete
}
    .genitive = { $tool ->
        [pick] cērtes
        [lamp] laternas
       *[cart] vagonetes
    }
    .accusative = { $tool ->
        [pick] cērti
        [lamp] laternu
       *[cart] vagoneti
    }
