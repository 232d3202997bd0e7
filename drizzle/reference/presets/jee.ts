import type { PresetSection, TieBreak } from '../../../domain/catalogue/contract.ts'
import { plain, titles, type Preset } from './preset.ts'

const subjects = ['mathematics', 'physics', 'chemistry'] as const

const sectionsOf = (questionCount: number, marking: PresetSection['marking']): PresetSection[] =>
  subjects.map((id) => ({ id, title: titles[id], questionCount, marking }))

const scores: TieBreak[] = subjects.map((sectionId) => ({ by: 'section', sectionId }))
const ratios: TieBreak[] = subjects.map((sectionId) => ({ by: 'wrong_ratio', sectionId }))

export const jeePresets: Preset[] = [
  {
    id: 'pre_jee-main',
    examId: 'exm_jee',
    name: { en: 'JEE Main', hi: 'जेईई मेन' },
    stage: 'main',
    versions: [
      {
        id: 'pre_jee-main_v1',
        effectiveFrom: '2025-01-01',
        sourceNote:
          '20 questions with options and 5 numerical ones a subject in 180 minutes, all +4 and -1, no calculator. ° What the official mock does with an answer that was not saved, and that the keyboard is off.',
        pattern: {
          ...plain,
          durationMinutes: 180,
          sections: sectionsOf(25, { mcq: { correct: '4', wrong: '1' }, nat: { correct: '4', wrong: '1' } }),
          saveMode: 'official_mock',
          keyboard: false,
          tieBreak: [...scores, { by: 'wrong_ratio' }, ...ratios],
          normaliser: 'nta',
          cutOffs: {},
        },
      },
    ],
  },
  {
    id: 'pre_jee-advanced',
    examId: 'exm_jee',
    name: { en: 'JEE Advanced', hi: 'जेईई एडवांस्ड' },
    stage: 'advanced',
    versions: [
      {
        id: 'pre_jee-advanced_v1',
        effectiveFrom: '2024-01-01',
        sourceNote:
          'Marks by kind of question as in recent papers; ° the number of questions a section changes from year to year. ° Lists to match: 2 for each right row, as in papers up to 2012; the full paper of the demo gives them as single-choice questions with four combinations, as Paper 1 of 2024 does. ° That the keyboard is off.',
        pattern: {
          ...plain,
          durationMinutes: 180,
          sections: sectionsOf(17, {
            mcq: { correct: '3', wrong: '1' },
            msq: { correct: '4', wrong: '2', partial: 'jee_advanced' },
            nat: { correct: '4', wrong: '0' },
            matrix: { correct: '8', wrong: '0', partial: 'per_row' },
          }),
          keyboard: false,
          tieBreak: [{ by: 'positive_marks' }, ...scores.slice(0, 2)],
          normaliser: 'none',
          cutOffs: {},
        },
      },
    ],
  },
]
