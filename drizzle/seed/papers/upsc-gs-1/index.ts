import { practice } from '../../catalogue/shapes.ts'
import { mixed } from '../mixed.ts'
import type { FullPaper } from '../paper.ts'
import { geographyEnvironment } from './geography-environment.ts'
import { history } from './history.ts'
import { polityEconomy } from './polity-economy.ts'
import { scienceCurrent } from './science-current.ts'

const parts = [polityEconomy, history, geographyEnvironment, scienceCurrent]

export const upscGs1: FullPaper = {
  id: 'tst_upsc-gs-full-1',
  examId: 'exm_upsc',
  presetVersionId: 'pre_upsc-gs-1_v1',
  code: 'UPSC-GS-F1',
  title: {
    en: 'UPSC Prelims General Studies 1: full paper 1',
    hi: 'यूपीएससी प्रारंभिक परीक्षा सामान्य अध्ययन 1: पूरा पेपर 1',
  },
  kind: 'full',
  access: 'series',
  durationMinutes: 120,
  ...practice,
  sections: [
    { presetSectionId: 'gs', passages: parts.flatMap(({ passages }) => passages ?? []), questions: mixed(parts) },
  ],
}
