export const site = {
  'site.nav': 'Pages',
  'site.play': 'Play',
  'site.rules': 'Rules',
  'site.map': 'Map',
  'site.about': 'About',
  'site.dice': 'Fair dice',
  'site.account': 'You',
  'site.foot': 'Oriflamme, a table for wargames in the browser.',
  'offline.position':
    'No connection. This is the last position this device saw, on {at}. Orders are not possible until the server answers again.',
} as const;
