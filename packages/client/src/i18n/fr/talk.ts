export const talk = {
  'table.chat': 'Parloir',
  'table.chat.empty': 'Personne n’a encore rien dit.',
  'table.chat.say': 'Dire quelque chose',
  'table.chat.send': 'Envoyer',
  'table.chat.failed': 'Cette ligne n’est pas partie. Réessayez.',
  'table.chat.report': 'Signaler',
  'table.chat.report.of': 'Signaler cette ligne de {name}',
  'table.chat.report.sure': 'Montrer cette ligne à l’opérateur ?',
  'table.chat.report.send': 'Oui, signaler',
  'table.chat.report.failed': 'Le signalement n’est pas parti. Réessayer ?',
  'table.chat.reported': 'Signalé à l’opérateur.',
} as const;
