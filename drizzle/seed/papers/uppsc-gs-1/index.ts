import { practice } from '../../catalogue/shapes.ts'
import { mixed } from '../mixed.ts'
import type { FullPaper } from '../paper.ts'
import { currentEvents } from './current-events.ts'
import { geography } from './geography.ts'
import { history } from './history.ts'
import { polityEconomy } from './polity-economy.ts'
import { scienceEnvironmentUp } from './science-environment-up.ts'

const parts = [history, geography, polityEconomy, scienceEnvironmentUp, currentEvents]

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
  sections: [{ presetSectionId: 'gs', questions: mixed(parts) }],
}
