import type { PaperSection } from '../attempts/contract.ts'
import type { QuestionScore, TieRule } from './contract.ts'

/** Facts that order equal scores. */
export type TieFacts = {
  scores: readonly QuestionScore[]
  sections: readonly Pick<PaperSection, 'id' | 'questionIds'>[]
  /** `YYYY-MM-DD`. */
  birthDate: string | null
  name: string | null
}

const separator = '|'

/** Units in fixed-width text, so that the greater number is the greater text, negative ones included. */
const unitsText = (units: number): string => String(units + 1_000_000_000).padStart(10, '0')

const sum = (scores: readonly QuestionScore[]): number => scores.reduce((total, { units }) => total + units, 0)

const scoresIn = ({ scores, sections }: TieFacts, sectionIds: readonly string[] | null): readonly QuestionScore[] => {
  if (!sectionIds) return scores
  const wanted = new Set(sections.filter(({ id }) => sectionIds.includes(id)).flatMap(({ questionIds }) => questionIds))
  return scores.filter(({ questionId }) => wanted.has(questionId))
}

/**
 * The greater text has fewer wrong for each right; no right answer counts as infinite and is the least. Billionths
 * separate all ratios of fewer than 30,000 questions.
 */
const ratioText = (scores: readonly QuestionScore[]): string => {
  const right = scores.filter(({ verdict }) => verdict === 'correct').length
  const wrong = scores.filter(({ verdict }) => verdict === 'wrong').length
  const merit = right === 0 ? 0 : 1e14 - Math.floor((wrong * 1e9) / right)
  return String(merit).padStart(15, '0')
}

/** The earlier birth date is the greater text; an unknown one is the least. */
const olderText = (birthDate: string | null): string =>
  String(birthDate ? 99_999_999 - Number(birthDate.replaceAll('-', '')) : 0).padStart(8, '0')

/**
 * The name nearer to A is the greater text, and of two with the same beginning the shorter; no name is the least. Keys
 * stored when names were cut off at 24 letters have the same form and sort among these.
 */
const nameText = (name: string | null): string => {
  const letters = (name ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .toUpperCase()
  if (!letters) return '0'
  const inverse = Array.from({ length: letters.length }, (_, index) =>
    (0xffff - letters.charCodeAt(index)).toString(16).padStart(4, '0'),
  )
  // Sorts above every hexadecimal digit: a name that ends comes before one that continues.
  return `${inverse.join('')}g`
}

const textOfRule = (rule: TieRule, facts: TieFacts): string => {
  switch (rule.by) {
    case 'section':
      return unitsText(sum(scoresIn(facts, rule.sectionIds)))
    case 'positive_marks':
      return unitsText(sum(facts.scores.filter(({ units }) => units > 0)))
    case 'wrong_ratio':
      return ratioText(scoresIn(facts, rule.sectionIds))
    case 'older':
      return olderText(facts.birthDate)
    case 'name':
      return nameText(facts.name)
  }
}

/** Sort key of equal scores: the greater text ranks higher, equal texts share a rank. */
export const tieKeyOf = (rules: readonly TieRule[], facts: TieFacts): string =>
  rules.map((rule) => textOfRule(rule, facts)).join(separator)

/** First rule by which two keys of the same rules differ, or null. */
export const decidingRule = (rules: readonly TieRule[], one: string, other: string): TieRule | null => {
  const [parts, others] = [one.split(separator), other.split(separator)]
  return rules.find((_, index) => parts[index] !== others[index]) ?? null
}

/** Key of an erased student, equal to one made without name and birth date. */
export const withoutPerson = (rules: readonly TieRule[], key: string): string => {
  const unknown: Partial<Record<TieRule['by'], string>> = { older: olderText(null), name: nameText(null) }
  return key
    .split(separator)
    .map((part, index) => unknown[rules[index]?.by ?? 'section'] ?? part)
    .join(separator)
}
