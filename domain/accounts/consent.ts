import { dateInIndia } from '../india.ts'

/** Age from which a student decides alone. Source: Digital Personal Data Protection Act 2023, section 2(f). */
const adultAge = 18

/** Whole years from one `YYYY-MM-DD` to another; who is born on 29 February is a year older on 1 March. */
export const ageOn = (birthDate: string, today: string): number => {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** How long the link in a guardian's mail works. Milliseconds. */
export const guardianLinkMs = 7 * 24 * 3_600_000

export type ConsentFacts = {
  birthDate: string | null
  /** The student said at sign-up that they are under 18. */
  declaredMinor: boolean
  guardianAskedAt: number | null
  guardianConsentAt: number | null
}

/** `not_needed`: an adult, or nobody has said otherwise. */
export type ConsentState = 'not_needed' | 'needed' | 'asked' | 'given'

/** A birth date outweighs what was said at sign-up. */
export const isMinor = (
  { birthDate, declaredMinor }: Pick<ConsentFacts, 'birthDate' | 'declaredMinor'>,
  now: number,
): boolean => (birthDate === null ? declaredMinor : ageOn(birthDate, dateInIndia(now)) < adultAge)

/**
 * Whether an edit of the birth date would let a minor be an adult, or be one sooner: the office decides that. A first
 * date, or a later one, is the student's own to give.
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
