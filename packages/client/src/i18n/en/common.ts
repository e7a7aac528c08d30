export const common = {
  'common.name': 'Oriflamme',
  'common.loading': 'One moment…',
  'common.language': 'Language',
  'common.theme': 'Surroundings',
  'common.theme.system': 'System',
  'common.theme.light': 'Light',
  'common.theme.dark': 'Dark',
  'common.notFound': 'There is no page here.',
  'common.notFound.line': 'The address may be mistyped, or what stood here is gone.',
  'common.toHome': 'Back to the first page',
  'common.skip': 'Skip to the content',
} as const;
