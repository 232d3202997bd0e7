/** Exams with an emblem of their own in client/faces/emblems.svg. */
export const emblemNames: readonly string[] = [
  'ssc',
  'banking',
  'railways',
  'upsc',
  'state-psc',
  'jee',
  'neet',
  'gate',
  'ugc-net',
  'teaching',
  'defence',
]

/** Subjects with a pattern of their own in client/faces/covers.svg. */
export const patternNames: readonly string[] = [
  'aptitude',
  'biology',
  'chemistry',
  'computer',
  'economy',
  'english',
  'general',
  'geography',
  'history',
  'maths',
  'physics',
  'polity',
  'reasoning',
  'science',
]

const known = (names: readonly string[], name: string, other: string): string => (names.includes(name) ? name : other)

/** Symbol of an exam, given as its id or its target; 'exam' for one without an emblem. */
export const emblemOf = (exam: string): string => known(emblemNames, exam.replace(/^exm_/, ''), 'exam')

/** Symbol of a subject; 'paper' for one without a pattern. */
export const patternOf = (subject: string): string => known(patternNames, subject.replace('-knowledge', ''), 'paper')

/** Number below `limit` that stays the same for a seed, such as an id: FNV-1a, of which the mixed upper half counts. */
export const variantOf = (seed: string, limit: number): number => {
  let hash = 0x811c9dc5
  for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return (hash >>> 16) % limit
}
