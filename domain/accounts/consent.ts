import { dateInIndia } from '../india.ts'

/** Age from which a student decides alone. Source: Digital Personal Data Protection Act 2023, section 2(f). */
const adultAge = 18

/** Whole years from one `YYYY-MM-DD` to another. A person born on 29 February is a year older on 1 March. */
export const ageOn = (birthDate: string, today: string): number => {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Lifetime of the link in a guardian's mail, milliseconds. */
export const guardianLinkMs = 7 * 24 * 3_600_000

export type ConsentFacts = {
  birthDate: string | null
  /** Set when the student said at registration that they are under 18. */
  declaredMinor: boolean
  guardianAskedAt: number | null
  guardianConsentAt: number | null
}

/** `not_needed`: an adult, or a student who gave neither a birth date nor the word of being under 18. */
export type ConsentState = 'not_needed' | 'needed' | 'asked' | 'given'

/** A birth date outweighs the statement at registration. */
export const isMinor = (
  { birthDate, declaredMinor }: Pick<ConsentFacts, 'birthDate' | 'declaredMinor'>,
  now: number,
): boolean => (birthDate === null ? declaredMinor : ageOn(birthDate, dateInIndia(now)) < adultAge)

/**
 * True when an edit of the birth date would make a minor an adult, or one sooner: only the office may do that. A first
 * date, or a later one, is the student's own to enter.
 */
export const leavesMinority = (
  facts: Pick<ConsentFacts, 'birthDate' | 'declaredMinor'>,
  birthDate: string | null,
  now: number,
): boolean => {
  if (!isMinor(facts, now)) return false
  if (facts.birthDate !== null && (birthDate === null || birthDate < facts.birthDate)) return true
  return !isMinor({ ...facts, birthDate }, now)
}

export const consentState = (facts: ConsentFacts, now: number): ConsentState => {
  if (!isMinor(facts, now)) return 'not_needed'
  if (facts.guardianConsentAt !== null) return 'given'
  return facts.guardianAskedAt === null ? 'needed' : 'asked'
}
