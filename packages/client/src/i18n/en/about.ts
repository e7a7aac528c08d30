export const about = {
  'about.title': 'About Oriflamme',
  'about.lead':
    'A table for wargames in the browser, named after the banner of the kings of France. Its first game is Joan of Arc’s Victory, 1429.',
  'about.game': 'The game',
  'about.game.text':
    'Joan of Arc’s Victory was designed by Andy Nunez and published by Turning Point Simulations. This is an independent program: it uses its own words, its own map made from geography, and, where the printed counters and cards were not at hand, its own figures for movement, leaders and events. If you like it, get the boxed game.',
  'about.table': 'The table',
  'about.table.text':
    'The rules run on the server and in your browser from one and the same source: what lights up on the map is what the server accepts. An order counts when it has been written to the database, never before. Everything a match went through can be replayed and exported.',
  'about.dice': 'Fair dice, honestly',
  'about.dice.how': 'How a die is rolled',
  'about.dice.how.1':
    'When a match is made, the server draws a secret seed of 32 random bytes and at once publishes its SHA-256 hash.',
  'about.dice.how.2': 'Each player’s browser adds a random number of its own when it takes its seat.',
  'about.dice.how.3':
    'Roll number n is computed from the seed, both numbers and n (HMAC-SHA-256), evenly over the six faces. Nobody chooses it, and undoing never brings a die back.',
  'about.dice.how.4':
    'When the match is over the seed is revealed. Your browser hashes it, compares, and computes every roll again: “Dice” in the replay.',
  'about.dice.proves': 'What this proves',
  'about.dice.proves.text':
    'That no roll was changed after the match was made, none left out or rolled twice, and that the server could not pick a seed to suit one side, since it did not know the players’ numbers.',
  'about.dice.not': 'What it does not prove',
  'about.dice.not.text':
    'Whoever runs the server and can read its database knows the seed while the match goes on. He could look ahead at coming dice; he cannot alter them. If you do not trust your operator with that, play on a server of your own: it is one command.',
  'about.dice.both':
    'A match played at one screen has one browser’s numbers only, and stock boardgame.io clients add none; their dice are as fair, but rest more on the server.',
  'about.data': 'Your data',
  'about.data.text':
    'A guest is a name and a cookie. An account adds a mail address and a salted hash of the password. There is no tracking and nothing is loaded from elsewhere. On the page about you, you can download everything stored about you and delete it.',
  'about.data.link': 'To the page about you',
  'about.licences': 'Licences',
  'about.licences.text': 'Oriflamme is free software under the MIT licence. It stands on these:',
  'about.licences.font': 'EB Garamond by Georg Duffner and Octavio Pardo, under the SIL Open Font License 1.1',
  'about.licences.names':
    'The name of the game belongs to its publisher; it is used to say which game this is, and no sentence of its rulebook appears here.',
} as const;
