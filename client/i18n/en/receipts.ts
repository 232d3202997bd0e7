/** Receipts of attempts and rank cards: what anyone checks by a code. */
export const receipts = {
  title: 'Check a receipt',
  description:
    'Recompute the hashes of an attempt by its receipt: when each answer was saved, and that none was changed.',
  intro:
    'Every attempt gets a receipt when it is submitted. It proves when each answer was saved, without showing whose it is, an answer or a score.',
  code: 'Code of the receipt',
  button: 'Check',
  unknown: 'There is no receipt with this code',
  unknownText:
    'Look at each letter again; small and capital letters are different. A receipt can be checked once its test is scored, a few minutes after submission.',
  limited: 'Too many codes that are none',
  limitedText: 'Wait a quarter of an hour, then try again.',
  scan: 'QR code: opens this check',
  another: 'Check another receipt',
  demo: 'This is an attempt of a sample student of the demo.',
  submitted: 'Submitted',
  open: 'The log of this attempt is not final yet',
  openText:
    'Answers of a device without connection may still arrive. The log is written and can be checked by {{date}}.',
  missing: 'The log of this attempt is missing',
  missingText: 'It should be here and is not. Write to us with the code of the receipt.',
  damaged: 'The log of this attempt was changed or damaged',
  damagedLine: 'Line {{line}} does not follow from the lines before it. Write to us with the code of the receipt.',
  damagedEnd: 'Its last hash is not the one recorded when it was written. Write to us with the code of the receipt.',
  intact: 'The log of this attempt is intact',
  intactText:
    'We have just recomputed its chain of hashes: no save was changed, added or removed since the attempt ended.',
  begun: 'Begun',
  closed: 'Ended',
  saves: 'Saves',
  events: 'Recorded steps',
  answered: 'Questions answered',
  changes: 'Answers changed',
  uncounted: 'Steps that do not count',
  firstHash: 'First hash',
  lastHash: 'Last hash',
  list: 'Every save with its hash',
  listFirst: 'The first {{shown}} of {{count}} saves',
  number: 'No.',
  received: 'Received',
  steps: 'Steps',
  hash: 'Hash',
  file: 'Save the hashes as a file',
  offline:
    'The file says how each hash is computed. Whoever took the test finds the same values in the copy of their data on the profile, and can compute the chain without us.',
}
