/** How sure a student is of an answer. */
export const certainties = ['sure', 'half', 'guess'] as const
export type Certainty = (typeof certainties)[number]
