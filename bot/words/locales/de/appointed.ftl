# Tische, bei denen Leute und Regeln vorher feststehen: Turniere und dergleichen.
no-appointed = Wer hier spielt, die Regeln und die Bedenkzeit stehen fest. Der Tisch beginnt von selbst.
no-rematch-appointed = Dieser Tisch gehörte zu einem Turnier oder Duplikat: Eine Revanche gibt es hier nicht. Eröffne einen eigenen Tisch mit `/tisch eröffnen`.
appointed-hint = **Wer hier einen Platz hat, drückt *Mitspielen*.** Die Partie beginnt, sobald alle da sind, oder { $when } mit Robotern auf den leeren Plätzen; wer später kommt, löst sie ab.
