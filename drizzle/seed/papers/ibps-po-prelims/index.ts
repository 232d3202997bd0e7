import { practice } from '../../catalogue/shapes.ts'
import type { FullPaper } from '../paper.ts'
import { aptitude } from './aptitude.ts'
import { english } from './english.ts'
import { reasoning } from './reasoning.ts'

export const ibpsPo1: FullPaper = {
  id: 'tst_ibps-po-full-1',
  examId: 'exm_banking',
  presetVersionId: 'pre_ibps-po-prelims_v2',
  code: 'IBPS-PO-F1',
  title: { en: 'IBPS PO Prelims: full paper 1', hi: 'आईबीपीएस पीओ प्रीलिम्स: पूरा पेपर 1' },
  kind: 'full',
  access: 'series',
  durationMinutes: 60,
  ...practice,
  sections: [english, aptitude, reasoning].map((section) => ({ ...section, minutes: 20 })),
}
