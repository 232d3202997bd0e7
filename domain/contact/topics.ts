/** Topics of a message, in the order of the form. */
export const contactTopics = [
  'tests',
  'content',
  'account',
  'payment',
  'technical',
  'privacy',
  'grievance',
  'other',
] as const
export type ContactTopic = (typeof contactTopics)[number]

/** States of a message in the administrator's inbox. `spam` is set when the honeypot field was filled. */
export const contactStates = ['new', 'read', 'answered', 'closed', 'spam'] as const
export type ContactState = (typeof contactStates)[number]

/** Lists of the office's inbox. `read` is not among them: it counts as new. */
export const inboxStates = ['new', 'answered', 'closed', 'spam'] as const

/** Longest answer or note, in characters. */
export const answerLength = 8_000

/** Maximum lengths of the fields, in characters. */
export const contactLengths = { name: 80, subject: 120, message: 4000 } as const
