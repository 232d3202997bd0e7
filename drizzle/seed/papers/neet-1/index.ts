import { practice } from '../../catalogue/shapes.ts'
import type { FullPaper } from '../paper.ts'
import { botany } from './botany.ts'
import { chemistry } from './chemistry.ts'
import { physics } from './physics.ts'
import { zoology } from './zoology.ts'

export const neet1: FullPaper = {
  id: 'tst_neet-full-1',
  examId: 'exm_neet',
  presetVersionId: 'pre_neet-ug_v1',
  code: 'NEET-F1',
  title: { en: 'NEET-UG: full paper 1', hi: 'नीट-यूजी: पूरा पेपर 1' },
  kind: 'full',
  access: 'series',
  durationMinutes: 180,
  ...practice,
  sections: [
    physics,
    chemistry,
    { presetSectionId: 'biology', questions: [...botany.questions, ...zoology.questions] },
  ],
}
