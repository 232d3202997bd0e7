import { practice } from '../../catalogue/shapes.ts'
import type { FullPaper } from '../paper.ts'
import { currentEvents } from './current-events.ts'
import { geography } from './geography.ts'
import { history } from './history.ts'
import { polityEconomy } from './polity-economy.ts'
import { scienceEnvironmentUp } from './science-environment-up.ts'

/** The subjects mixed as in the exam: each is spread evenly over the paper. */
const mixed = [history, geography, polityEconomy, scienceEnvironmentUp, currentEvents]
  .flatMap(({ questions }) =>
    questions.map((question, index) => ({ question, place: (index + 0.5) / questions.length })),
  )
  .sort((one, other) => one.place - other.place)
  .map(({ question }) => question)

export const uppscGs1: FullPaper = {
  id: 'tst_uppsc-gs-full-1',
  examId: 'exm_state-psc',
  presetVersionId: 'pre_uppsc-gs-1_v1',
  code: 'UPPSC-GS-F1',
  title: {
    en: 'UPPSC General Studies 1: full paper 1',
    hi: 'यूपीपीएससी सामान्य अध्ययन 1: पूरा पेपर 1',
  },
  kind: 'full',
  access: 'series',
  durationMinutes: 120,
  ...practice,
  sections: [{ presetSectionId: 'gs', questions: mixed }],
}
