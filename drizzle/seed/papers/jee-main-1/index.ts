import { practice } from '../../catalogue/shapes.ts'
import type { FullPaper } from '../paper.ts'
import { chemistry } from './chemistry.ts'
import { mathematics } from './mathematics.ts'
import { physics } from './physics.ts'

export const jeeMain1: FullPaper = {
  id: 'tst_jee-main-full-1',
  examId: 'exm_jee',
  presetVersionId: 'pre_jee-main_v1',
  code: 'JEE-MAIN-F1',
  title: { en: 'JEE Main: full paper 1', hi: 'जेईई मेन: पूरा पेपर 1' },
  kind: 'full',
  access: 'series',
  durationMinutes: 180,
  ...practice,
  sections: [mathematics, physics, chemistry],
}
