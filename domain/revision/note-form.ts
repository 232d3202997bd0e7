/** Fields of the forms of notes, which work without script. */
export const noteIntents = { write: 'note', remove: 'note-off' } as const
export const noteField = 'note'
