import { practice } from '../../catalogue/shapes.ts'
import type { FullPaper } from '../paper.ts'
import { awareness } from './awareness.ts'
import { mathematics } from './mathematics.ts'
import { reasoning } from './reasoning.ts'

export const rrbNtpc1: FullPaper = {
  id: 'tst_rrb-ntpc-full-1',
  examId: 'exm_railways',
  presetVersionId: 'pre_rrb-ntpc-1_v1',
  code: 'RRB-NTPC-F1',
  title: { en: 'RRB NTPC CBT 1: full paper 1', hi: 'आरआरबी एनटीपीसी सीबीटी 1: पूरा पेपर 1' },
  kind: 'full',
  access: 'series',
  durationMinutes: 90,
  ...practice,
  sections: [awareness, mathematics, reasoning],
}
