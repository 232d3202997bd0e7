import type { GatePaper, GateQuestion, GateRule } from './contract.ts'
import { numbersOf } from './sections.ts'

/** True in a section that the exam sets in English alone. */
const isEnglishOnly = ({ pattern }: GatePaper, { sectionId }: GateQuestion): boolean => {
  const languages = pattern.sections.find(({ id }) => id === sectionId)?.languages
  return languages !== undefined && !languages.includes('hi')
}

/** Questions without a stem in Hindi, in sections that the exam sets in both languages. */
const missingTranslations: GateRule = (paper) => {
  const missing = paper.questions.filter((question) => !isEnglishOnly(paper, question) && !question.stem.hi.trim())
  if (missing.length === 0) return []
  const figures = { count: missing.length }
  return [{ code: 'translation_missing', section: null, questions: numbersOf(missing), figures }]
}

export const languageRules: GateRule = (paper) => missingTranslations(paper)
