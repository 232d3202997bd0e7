/** A `previous_paper` was set in an exam; a `practice_paper` is our own. */
export const materialKinds = ['notes', 'e_book', 'pdf', 'previous_paper', 'practice_paper', 'digest'] as const
export type MaterialKind = (typeof materialKinds)[number]

export const materialSubjects = [
  'aptitude',
  'reasoning',
  'english',
  'polity',
  'history',
  'geography',
  'economy',
  'science',
  'physics',
  'chemistry',
  'biology',
  'maths',
  'computer',
  'general',
] as const
export type MaterialSubject = (typeof materialSubjects)[number]

/** Part of a file: all of it, or the pages shown before purchase. */
export const fileParts = ['whole', 'preview'] as const
export type FilePart = (typeof fileParts)[number]
