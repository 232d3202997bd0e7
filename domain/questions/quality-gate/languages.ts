import { parityOf } from '../parity/parity-of.ts'
import type { GateFinding, GatePaper, GateQuestion, GateRule } from './contract.ts'
import { numbersOf } from './sections.ts'

/** True in a section that the exam sets in English alone. */
const isEnglishOnly = ({ pattern }: GatePaper, { sectionId }: GateQuestion): boolean => {
  const languages = pattern.sections.find(({ id }) => id === sectionId)?.languages
  return languages !== undefined && !languages.includes('hi')
}

/** Finding about questions; none where there are none. */
const concerning = (code: GateFinding['code'], questions: readonly GateQuestion[]): GateFinding[] =>
  questions.length === 0
    ? []
    : [{ code, section: null, questions: numbersOf(questions), figures: { count: questions.length } }]

/** Severest difference between the languages of a question. */
const differenceIn = ({ stem, body, solution, reasons }: GateQuestion): 'error' | 'warning' | null => {
  const severities = parityOf({ stem, ...body, solution, reasons }).map(({ severity }) => severity)
  return severities.includes('error') ? 'error' : (severities[0] ?? null)
}

/** Questions without Hindi where the exam has both languages, and those whose languages do not say the same. */
export const languageRules: GateRule = (paper) => {
  const [translated, untranslated] = [true, false].map((has) =>
    paper.questions.filter(({ stem }) => (stem.hi.trim() !== '') === has),
  ) as [GateQuestion[], GateQuestion[]]
  const differences = Map.groupBy(translated, differenceIn)
  return [
    ...concerning(
      'translation_missing',
      untranslated.filter((question) => !isEnglishOnly(paper, question)),
    ),
    ...concerning('languages_differ', differences.get('error') ?? []),
    ...concerning('languages_doubtful', differences.get('warning') ?? []),
  ]
}
