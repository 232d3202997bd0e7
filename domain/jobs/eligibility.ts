import type { Category, ExamProfile, Qualification, IndianState } from '../accounts/student-profile.ts'
import { ageFit, birthRange } from './age.ts'
import type { AgeLimit, AgeRelaxation, Domicile, JobContent, JobPost } from './contract.ts'
import { specialRelaxations, type SpecialRelaxation } from './kinds.ts'

/** Fields of the profile that decide eligibility. */
export type Candidate = Pick<ExamProfile, 'birthDate' | 'category' | 'qualification' | 'state'>

type MissingField = keyof Candidate

/** Reason for a refusal, with its values for the text. `relaxation`: years already added. */
export type EligibilityReason =
  | { why: 'too_young'; bornBy: string }
  | { why: 'too_old'; bornFrom: string; relaxation: number }
  | { why: 'qualification'; needs: Qualification }
  | { why: 'domicile'; state: IndianState }
  | { why: 'no_seats'; category: Category }

/** Point for the student to check: a missing field of the profile, or a fact that the profile does not hold. */
export type EligibilityCheck =
  | { check: 'missing'; field: MissingField }
  | { check: 'subject' }
  | { check: 'equivalence'; needs: Qualification }
  /** Over the age unless one of these relaxations applies, which the profile does not hold. */
  | { check: 'relaxation'; bornFrom: string; relaxation: number; unless: SpecialRelaxation[] }

export type EligibilityAnswer = 'eligible' | 'not' | 'check'

export type PostVerdict = { answer: EligibilityAnswer; reasons: EligibilityReason[]; checks: EligibilityCheck[] }

/** `answer`: the best answer of the posts; `posts` in the order of the job. */
export type EligibilityVerdict = { answer: EligibilityAnswer; posts: PostVerdict[] }

type Rules = Pick<JobContent, 'relaxations' | 'domicile'>

/** True for a candidate of another state when seats and relaxations are reserved for residents. */
const isNonResident = ({ state }: Candidate, domicile: Domicile | null): boolean =>
  domicile?.rule === 'reserved' && state !== null && state !== domicile.state

const effectiveCategory = (candidate: Candidate, domicile: Domicile | null): Category | null =>
  isNonResident(candidate, domicile) ? 'ur' : candidate.category

/** Years that a category adds to the upper age limit. */
export const relaxationOf = (relaxations: readonly AgeRelaxation[], category: AgeRelaxation['category']): number =>
  relaxations.find((relaxation) => relaxation.category === category)?.years ?? 0

/** Special relaxations that would each admit a candidate who is over the age; `years`: already added. */
export const admittingRelaxations = (
  born: string,
  age: AgeLimit,
  relaxations: readonly AgeRelaxation[],
  years: number,
): SpecialRelaxation[] =>
  specialRelaxations.filter((special) => {
    const more = relaxationOf(relaxations, special)
    return more > 0 && ageFit(born, age, years + more) === 'fits'
  })

const ageFindings = ({ age }: JobPost, rules: Rules, candidate: Candidate): Findings => {
  if (age.min === null && age.max === null) return noFindings
  const { birthDate } = candidate
  if (birthDate === null) return missing('birthDate')
  const category = effectiveCategory(candidate, rules.domicile)
  const years = category === null ? 0 : relaxationOf(rules.relaxations, category)
  const fit = ageFit(birthDate, age, years)
  if (fit === 'fits') return noFindings
  const { from, to } = birthRange(age, years)
  if (fit === 'too_young') return refused({ why: 'too_young', bornBy: to ?? '' })
  const fitsWith = (more: number) => ageFit(birthDate, age, years + more) === 'fits'
  // An unknown category may add the missing years.
  if (
    category === null &&
    rules.relaxations.some((relaxation) => isOfCategory(relaxation) && fitsWith(relaxation.years))
  )
    return missing('category')
  const found = { bornFrom: from ?? '', relaxation: years }
  const unless = isNonResident(candidate, rules.domicile)
    ? []
    : admittingRelaxations(birthDate, age, rules.relaxations, years)
  return unless.length > 0
    ? { reasons: [], checks: [{ check: 'relaxation', ...found, unless }] }
    : refused({ why: 'too_old', ...found })
}

const isOfCategory = ({ category }: AgeRelaxation): boolean =>
  !specialRelaxations.some((special) => special === category)

type Fit = 'yes' | 'no' | 'perhaps'

/** The main path of education; trade certificate and diploma are outside it. */
const ladder: readonly Qualification[] = ['class-10', 'class-12', 'graduate', 'postgraduate', 'doctorate']

/**
 * Compares a highest qualification with a required one. A trade certificate or a diploma is outside the main path: it
 * may be equivalent to class 12, and a graduate may have one besides.
 */
export const includesQualification = (has: Qualification, needs: Qualification): Fit => {
  if (has === needs || needs === 'class-10') return 'yes'
  const [own, required] = [ladder.indexOf(has), ladder.indexOf(needs)]
  if (own >= 0 && required >= 0) return own >= required ? 'yes' : 'no'
  if (own >= 0) return own >= ladder.indexOf('graduate') ? 'perhaps' : 'no'
  if (needs === 'class-12') return 'perhaps'
  return needs === 'iti' && has === 'diploma' ? 'perhaps' : 'no'
}

const qualificationFindings = ({ qualification }: JobPost, candidate: Candidate): Findings => {
  const { level: needs, special } = qualification
  const fit = candidate.qualification === null ? null : includesQualification(candidate.qualification, needs)
  // Even class 10, which every eligible student has passed, counts only when the profile states a qualification.
  if (fit === null) return missing('qualification')
  if (fit === 'no') return refused({ why: 'qualification', needs })
  if (fit === 'perhaps') return { reasons: [], checks: [{ check: 'equivalence', needs }] }
  return special ? { reasons: [], checks: [{ check: 'subject' }] } : noFindings
}

const domicileFindings = ({ domicile }: Rules, { state }: Candidate): Findings => {
  if (domicile === null) return noFindings
  if (state === null) return missing('state')
  return domicile.rule === 'only' && state !== domicile.state
    ? refused({ why: 'domicile', state: domicile.state })
    : noFindings
}

/** Unreserved seats are open to everyone, the others to their category. */
const seatFindings = ({ vacancies }: JobPost, rules: Rules, candidate: Candidate): Findings => {
  if (Object.keys(vacancies).length === 0 || (vacancies.ur ?? 0) > 0) return noFindings
  const category = effectiveCategory(candidate, rules.domicile)
  if (category === null) return missing('category')
  return (vacancies[category] ?? 0) > 0 ? noFindings : refused({ why: 'no_seats', category })
}

type Findings = Omit<PostVerdict, 'answer'>
const noFindings: Findings = { reasons: [], checks: [] }
const missing = (field: MissingField): Findings => ({ reasons: [], checks: [{ check: 'missing', field }] })
const refused = (reason: EligibilityReason): Findings => ({ reasons: [reason], checks: [] })

const postVerdict = (post: JobPost, rules: Rules, candidate: Candidate): PostVerdict => {
  const findings = [
    ageFindings(post, rules, candidate),
    qualificationFindings(post, candidate),
    domicileFindings(rules, candidate),
    seatFindings(post, rules, candidate),
  ]
  const reasons = findings.flatMap((finding) => finding.reasons)
  const checks = findings.flatMap((finding) => finding.checks)
  const distinct = checks.filter(
    (one, index) => checks.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === index,
  )
  const answer = reasons.length > 0 ? 'not' : distinct.length > 0 ? 'check' : 'eligible'
  return { answer, reasons, checks: distinct }
}

/** Eligibility for each post, with every reason for a refusal and every point to check. */
export const verdictFor = (job: Rules & Pick<JobContent, 'posts'>, candidate: Candidate): EligibilityVerdict => {
  const posts = job.posts.map((post) => postVerdict(post, job, candidate))
  const answer = (['eligible', 'check'] as const).find((best) => posts.some((post) => post.answer === best)) ?? 'not'
  return { answer, posts }
}
