import { practice } from '../../catalogue/shapes.ts'
import type { FullPaper } from '../paper.ts'
import { aptitude } from './aptitude.ts'
import { awareness } from './awareness.ts'
import { english } from './english.ts'
import { reasoning } from './reasoning.ts'

export const sscCgl1: FullPaper = {
  id: 'tst_ssc-cgl-full-1',
  examId: 'exm_ssc',
  presetVersionId: 'pre_ssc-cgl-1_v2',
  code: 'SSC-CGL-F1',
  title: { en: 'SSC CGL Tier 1 2026: full paper 1', hi: 'एसएससी सीजीएल टियर 1 2026: पूरा पेपर 1' },
  kind: 'full',
  access: 'series',
  durationMinutes: 60,
  ...practice,
  sections: [reasoning, awareness, aptitude, english].map((section) => ({ ...section, minutes: 15 })),
}
