import { practice } from '../../catalogue/shapes.ts'
import type { FullPaper } from '../paper.ts'
import { aptitude } from './aptitude.ts'
import { subjectOnes } from './subject-ones.ts'
import { subjectTwos } from './subject-twos.ts'

export const gate1: FullPaper = {
  id: 'tst_gate-full-1',
  examId: 'exm_gate',
  presetVersionId: 'pre_gate_v1',
  code: 'GATE-MA-F1',
  title: { en: 'GATE Mathematics: full paper 1', hi: 'गेट गणित: पूरा पेपर 1' },
  kind: 'full',
  access: 'series',
  durationMinutes: 180,
  ...practice,
  sections: [
    aptitude,
    {
      presetSectionId: 'subject',
      title: { en: 'Mathematics', hi: 'गणित' },
      questions: [...subjectOnes.questions, ...subjectTwos.questions],
      weights: { ...subjectOnes.weights, ...subjectTwos.weights },
    },
  ],
}
