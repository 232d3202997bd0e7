import { practice } from '../../catalogue/shapes.ts'
import type { FullPaper } from '../paper.ts'
import { paper1 } from './paper-1.ts'

export const ugcNet1: FullPaper = {
  id: 'tst_ugc-net-full-1',
  examId: 'exm_ugc-net',
  presetVersionId: 'pre_ugc-net_v1',
  code: 'UGC-NET-F1',
  title: { en: 'UGC-NET Paper 1: full paper 1', hi: 'यूजीसी-नेट पेपर 1: पूरा पेपर 1' },
  kind: 'full',
  access: 'series',
  durationMinutes: 60,
  ...practice,
  sections: [paper1],
}
