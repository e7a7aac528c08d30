export const talk = {
  'table.chat': 'Talk',
  'table.chat.empty': 'Nobody has said anything yet.',
  'table.chat.say': 'Say something',
  'table.chat.send': 'Send',
  'table.chat.failed': 'That line was not sent. Try again.',
  'table.chat.report': 'Report',
  'table.chat.report.of': 'Report this line of {name}',
  'table.chat.report.sure': 'Show this line to the operator?',
  'table.chat.report.send': 'Report it',
  'table.chat.report.failed': 'The report was not sent. Try again?',
  'table.chat.reported': 'Reported to the operator.',
} as const;
