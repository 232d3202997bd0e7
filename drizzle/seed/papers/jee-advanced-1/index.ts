import { practice } from '../../catalogue/shapes.ts'
import type { FullPaper } from '../paper.ts'
import { chemistry } from './chemistry.ts'
import { mathematics } from './mathematics.ts'
import { physics } from './physics.ts'

export const jeeAdvanced1: FullPaper = {
  id: 'tst_jee-advanced-full-1',
  examId: 'exm_jee',
  presetVersionId: 'pre_jee-advanced_v1',
  code: 'JEE-ADV-F1',
  title: { en: 'JEE Advanced Paper 1: full paper 1', hi: 'जेईई एडवांस्ड पेपर 1: पूरा पेपर 1' },
  kind: 'full',
  access: 'series',
  durationMinutes: 180,
  ...practice,
  sections: [mathematics, physics, chemistry],
}
