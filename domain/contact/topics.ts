/** What a message is about, as the form lists it. */
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

/** The life of a message in the administrator's inbox. `spam` was sent by a machine and is put aside. */
export const contactStates = ['new', 'read', 'answered', 'closed', 'spam'] as const

/** Characters that a field takes at most. */
export const contactLengths = { name: 80, subject: 120, message: 4000 } as const
