import { practice } from '../../catalogue/shapes.ts'
import { mixed } from '../mixed.ts'
import type { FullPaper } from '../paper.ts'
import { comprehension } from './comprehension.ts'
import { numeracy } from './numeracy.ts'
import { reasoning } from './reasoning.ts'

const parts = [comprehension, numeracy, reasoning]

export const upscCsat1: FullPaper = {
  id: 'tst_upsc-csat-full-1',
  examId: 'exm_upsc',
  presetVersionId: 'pre_upsc-csat_v1',
  code: 'UPSC-CSAT-F1',
  title: { en: 'UPSC Prelims CSAT: full paper 1', hi: 'यूपीएससी प्रारंभिक परीक्षा सीसैट: पूरा पेपर 1' },
  kind: 'full',
  access: 'series',
  durationMinutes: 120,
  ...practice,
  sections: [
    { presetSectionId: 'csat', passages: parts.flatMap(({ passages }) => passages ?? []), questions: mixed(parts) },
  ],
}
