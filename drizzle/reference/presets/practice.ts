import type { PresetPattern } from '../../../domain/catalogue/contract.ts'
import { plain, titles, type Preset } from './preset.ts'

const marking: PresetPattern['sections'][number]['marking'] = {
  mcq: { correct: '3', wrong: '1' },
  msq: { correct: '4', wrong: '2', partial: 'jee_advanced' },
  nat: { correct: '4', wrong: '0' },
  true_false: { correct: '1', wrong: '1' },
  short: { correct: '2', wrong: '0' },
  matrix: { correct: '4', wrong: '1', partial: 'per_row' },
  assertion_reason: { correct: '3', wrong: '1' },
}

const everyKind: PresetPattern = {
  ...plain,
  durationMinutes: 30,
  sections: [
    { id: 'first', title: titles.aptitude, questionCount: 10, marking },
    { id: 'second', title: titles.reasoning, questionCount: 10, marking },
  ],
  tieBreak: [],
  normaliser: 'none',
  cutOffs: {},
}

const effectiveFrom = '2026-01-01'
const sourceNote = '° Nobody’s official pattern: marks and times of our own, to practise with.'

/** Ten questions on the news: eight minutes, a quarter of a mark off for a wrong answer. */
export const dailyQuizPreset: Preset = {
  id: 'pre_daily-quiz',
  examId: 'exm_ssc',
  name: { en: 'Daily quiz', hi: 'रोज़ का क्विज़' },
  stage: 'practice',
  versions: [
    {
      id: 'pre_daily-quiz_v1',
      effectiveFrom,
      sourceNote,
      pattern: {
        ...plain,
        pausable: true,
        durationMinutes: 8,
        sections: [
          {
            id: 'news',
            title: { en: 'Current affairs', hi: 'करेंट अफ़ेयर्स' },
            questionCount: 10,
            marking: { mcq: { correct: '1', wrong: '1/4' } },
          },
        ],
        tieBreak: [],
        normaliser: 'none',
        cutOffs: {},
      },
    },
  ],
}

/** Practice without an exam's pattern: every kind of question, with a clock that the student may stop. */
export const practicePresets: Preset[] = [
  {
    id: 'pre_practice',
    examId: 'exm_ssc',
    name: { en: 'Practice of every kind', hi: 'हर तरह का अभ्यास' },
    stage: 'practice',
    versions: [{ id: 'pre_practice_v1', effectiveFrom, sourceNote, pattern: { ...everyKind, pausable: true } }],
  },
  {
    id: 'pre_demo',
    examId: 'exm_ssc',
    name: { en: 'Demo test', hi: 'डेमो टेस्ट' },
    stage: 'demo',
    versions: [{ id: 'pre_demo_v1', effectiveFrom, sourceNote, pattern: everyKind }],
  },
]
