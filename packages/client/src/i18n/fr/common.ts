export const common = {
  'common.name': 'Oriflamme',
  'common.loading': 'Un instant…',
  'common.language': 'Langue',
  'common.theme': 'Apparence',
  'common.theme.system': 'Système',
  'common.theme.light': 'Clair',
  'common.theme.dark': 'Sombre',
  'common.notFound': 'Il n’y a pas de page ici.',
  'common.notFound.line': 'L’adresse est peut-être mal écrite, ou ce qui était ici n’y est plus.',
  'common.toHome': 'Retour à l’accueil',
  'common.skip': 'Aller au contenu',
} as const;
