# Le mentor des premières parties : une ligne ou deux sous la main.
settings-tutor = Mentor : { $tutor ->
    [yes] dans tes premières parties de chaque jeu
   *[no] aucun
 }
button-tutor-yes = Avec un mentor
button-tutor-no = Sans mentor
tutor-kept = Tu as maintenant un mentor : dans tes { $full } premières parties de chaque jeu, il dit quoi regarder et si ton choix était bon ; dans les { $mistakes } suivantes, seulement quand il y avait mieux. `/knave réglages` le renvoie.
tutor-full = **Mentor :** avec toi à chaque choix, encore { $count ->
    [1] 1 partie
   *[other] { $count } parties
 }.
tutor-mistakes = **Mentor :** encore { $count ->
    [1] 1 partie
   *[other] { $count } parties
 } où je ne parle que s’il y avait mieux.
tutor-over = **Mentor :** dans ce jeu, tu n’as plus besoin de moi. Amuse-toi bien !
tutor-look = { $card ->
    [yes] **Trouve la carte :**
   *[no] **À regarder :**
 } { $ground }
tutor-sound = **Mentor :** { $action }, c’était bien vu.
tutor-worse = **Mentor, pour { $action } :** { $said }
tutor-better-points = { $other }, c’était { $certainty ->
    [likely] sans doute mieux
   *[sure] mieux
 } : { $count ->
    [0] la différence est petite dans cette donne
    [1] environ 1 point dans cette donne
   *[other] environ { $count } points dans cette donne
 }.
tutor-better-wins = { $other }, c’était { $certainty ->
    [likely] sans doute mieux
   *[sure] mieux
 } : on gagne la partie { $by ->
    [little] un peu plus souvent
    [clearly] nettement plus souvent
   *[much] bien plus souvent
 }.
tutor-rather = **{ $action } :** { $ground }
