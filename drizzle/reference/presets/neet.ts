import type { PresetSection, TieBreak } from '../../../domain/catalogue/contract.ts'
import { plain, titles, type Preset } from './preset.ts'

const marking: PresetSection['marking'] = {
  mcq: { correct: '4', wrong: '1' },
  assertion_reason: { correct: '4', wrong: '1' },
}

const inOrder = ['biology', 'chemistry', 'physics'] as const
const scores: TieBreak[] = inOrder.map((sectionId) => ({ by: 'section', sectionId }))
const ratios: TieBreak[] = inOrder.map((sectionId) => ({ by: 'wrong_ratio', sectionId }))

export const neetPresets: Preset[] = [
  {
    id: 'pre_neet-ug',
    examId: 'exm_neet',
    name: { en: 'NEET-UG', hi: 'नीट-यूजी' },
    stage: 'ug',
    versions: [
      {
        id: 'pre_neet-ug_v1',
        effectiveFrom: '2025-01-01',
        sourceNote:
          '180 questions in 180 minutes, +4 and -1. ° Order of ties. The exam is written on paper; here it is on the screen.',
        pattern: {
          ...plain,
          durationMinutes: 180,
          sections: [
            { id: 'physics', title: titles.physics, questionCount: 45, marking },
            { id: 'chemistry', title: titles.chemistry, questionCount: 45, marking },
            { id: 'biology', title: titles.biology, questionCount: 90, marking },
          ],
          tieBreak: [...scores, { by: 'wrong_ratio' }, ...ratios],
          normaliser: 'none',
          cutOffs: {},
        },
      },
    ],
  },
]
