import type { Meanings } from "./en.ts";

export const meanings: Meanings = {
  vip: "Ein Nutzer, dem der Administrator das Moderieren anvertraut hat. Seine Stimme entscheidet sofort: dafür stellt sie ein Segment wieder her und bestätigt es, dagegen entfernt sie es. VIPs verbergen auch Segmente, sperren Kategorien, verwarnen und bannen Nutzer.",
  temporaryVip: "Ein Nutzer, der 24 Stunden lang wie ein VIP abstimmt, nur bei den Videos eines Kanals.",
  administrator: "Der Nutzer, den dieser Dienst in seinen Einstellungen nennt. Er tut, was VIPs tun, und ernennt VIPs.",
  operator:
    "Wer diesen Dienst betreibt. Das Token des Betreibers öffnet die Seiten Betrieb und Cluster; mit einem Nutzer hat es nichts zu tun.",
  localUserId:
    "Ein Geheimnis wie ein Passwort, das ein Player oder eine Browser-Erweiterung für den Nutzer anlegt. Wer es hat, kann als dieser Nutzer handeln. Der Dienst speichert nur, was daraus berechnet wird: die öffentliche Nutzer-ID.",
  publicUserId:
    "64 Zeichen, die jeder sehen darf. Sie werden aus der lokalen Nutzer-ID berechnet, und niemand kann zurückrechnen.",
  segment:
    "Ein Zeitbereich eines Videos mit einer Kategorie (was er ist, etwa ein Sponsor) und einer Aktion (was Player damit tun).",
  action:
    "Was ein Player tut: die Zeit überspringen, stummschalten, zu einem Höhepunkt springen, ein Kapitel benennen oder das ganze Video kennzeichnen.",
  shown:
    "Wer alle Segmente eines Videos liest, sieht es. Wo mehrere dieselbe Stelle markieren, bekommen Player trotzdem nur eines davon.",
  votes:
    "Stimmen für ein Segment minus Stimmen dagegen. Eine Stimme zählt je Nutzer und Adresse einmal und nicht bei eigenen Segmenten.",
  votedAway:
    "Es hat weniger als {minShownVotes} Stimmen, also bekommt es niemand. Stimmen dafür können es zurückholen.",
  hidden:
    "Ein Moderator hat es weggenommen, oder das Video wurde seither geändert. Es bleibt gespeichert und kann wieder gezeigt werden.",
  shadowHidden:
    "Wer es eingereicht hat, ist gebannt. Andere bekommen es nicht; der Einreichende sieht es weiter und erfährt davon nichts.",
  locked: "Ein VIP hat sich dafür verbürgt. Es geht allen anderen an seiner Stelle vor, und Stimmen ändern es nicht.",
  lockedCategory:
    "Ein VIP hat entschieden, dass ein Video keine weiteren Segmente einer Kategorie braucht. Nur VIPs fügen welche hinzu; was da ist, bleibt.",
  reputation:
    "Was die Segmente eines Nutzers bisher wert waren: zwischen −2,5 und 27, bei Neulingen 0. Sie wächst mit Stimmen und mit Segmenten, die VIPs bestätigt haben, und sinkt, wenn viele abgewertet werden.",
  weight:
    "Stimmen eines Segments plus die Reputation dessen, der es eingereicht hat. Von mehreren Segmenten an derselben Stelle bekommen Player das mit dem größten Gewicht, es sei denn, eines ist bestätigt.",
  views: "Wie oft Player das Segment übersprungen, stummgeschaltet oder gezeigt haben, so wie sie es melden.",
  saved: "Die Länge eines Segments mal seine Aufrufe.",
  warning:
    "Eine Nachricht eines Moderators. Bis der Nutzer bestätigt hat, dass er sie gelesen hat, kann er weder einreichen noch abstimmen.",
  ban: "Was ein gebannter Nutzer einreicht, sieht nur er selbst. Ein Bann endet zu seiner Zeit oder wenn ein Moderator ihn aufhebt.",
};
