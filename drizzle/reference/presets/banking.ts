import type { MarkRule, PresetPattern, PresetSection } from '../../../domain/catalogue/contract.ts'
import { inEnglish, plain, titles, type Preset } from './preset.ts'

const oneMark = { correct: '1', wrong: '1/4' }

/** A locked section with its own time; the bank sets its cut-off after the exam. */
const section = (
  id: 'english' | 'aptitude' | 'reasoning',
  questionCount: number,
  mcq: MarkRule = oneMark,
): PresetSection => ({
  id,
  title: titles[id],
  questionCount,
  marking: { mcq },
  minutes: 20,
  minSubmitMinutes: 20,
  after: 'none',
  cutOffs: {},
  ...(id === 'english' && inEnglish),
})

const prelims: PresetPattern = {
  ...plain,
  durationMinutes: 60,
  navigation: 'sectional',
  sections: [section('english', 30), section('aptitude', 35), section('reasoning', 35)],
  qualifying: true,
  tieBreak: [{ by: 'older' }],
  normaliser: 'none',
  cutOffs: {},
}

/** 35 questions for 30 and for 40 marks: 6/7 and 8/7 each, with a quarter of that off for a wrong answer. */
const ibps2025: PresetPattern = {
  ...prelims,
  sections: [
    section('english', 30),
    section('aptitude', 35, { correct: '6/7', wrong: '3/14' }),
    section('reasoning', 35, { correct: '8/7', wrong: '2/7' }),
  ],
}

/** One section of the mains of 2025: 35 questions for 50 marks, with a quarter of that off for a wrong answer. */
const mainsAwareness: PresetPattern = {
  ...plain,
  durationMinutes: 25,
  sections: [
    {
      id: 'awareness',
      title: { en: 'General, Economy and Banking Awareness', hi: 'सामान्य, अर्थव्यवस्था और बैंकिंग जागरूकता' },
      questionCount: 35,
      marking: { mcq: { correct: '10/7', wrong: '5/14' } },
    },
  ],
  tieBreak: [{ by: 'older' }],
  normaliser: 'none',
  cutOffs: {},
}

const sourceNote =
  'Three sections of 20 minutes, +1 and -1/4; cut-offs by section and in total are set after each exam. ° Order and size of the sections, order of ties, how several shifts are equated.'

const sourceNote2025 =
  'IBPS notification CRP PO/MT-XV (2025): three sections of 20 minutes; English 30 questions for 30 marks, aptitude 35 for 30, reasoning 35 for 40; a wrong answer costs a quarter of the marks of its question; cut-offs by section and in total are set after each exam. ° Order of the sections, order of ties, how several shifts are equated.'

const sourceNoteAwareness =
  'IBPS notification CRP PO/MT-XV (2025), main examination: general, economy and banking awareness 35 questions for 50 marks in 25 minutes; a wrong answer costs a quarter of the marks of its question. ° This section alone, without the other three; order of ties, how several shifts are equated.'

export const bankingPresets: Preset[] = [
  {
    id: 'pre_ibps-po-prelims',
    examId: 'exm_banking',
    name: { en: 'IBPS PO Prelims', hi: 'आईबीपीएस पीओ प्रीलिम्स' },
    stage: 'prelims',
    versions: [
      { id: 'pre_ibps-po-prelims_v1', effectiveFrom: '2019-01-01', sourceNote, pattern: prelims },
      { id: 'pre_ibps-po-prelims_v2', effectiveFrom: '2025-07-01', sourceNote: sourceNote2025, pattern: ibps2025 },
    ],
  },
  {
    id: 'pre_ibps-po-mains-awareness',
    examId: 'exm_banking',
    name: { en: 'IBPS PO Mains: awareness', hi: 'आईबीपीएस पीओ मेन्स: जागरूकता' },
    stage: 'mains',
    versions: [
      {
        id: 'pre_ibps-po-mains-awareness_v1',
        effectiveFrom: '2025-07-01',
        sourceNote: sourceNoteAwareness,
        pattern: mainsAwareness,
      },
    ],
  },
  {
    id: 'pre_sbi-po-prelims',
    examId: 'exm_banking',
    name: { en: 'SBI PO Prelims', hi: 'एसबीआई पीओ प्रीलिम्स' },
    stage: 'prelims',
    versions: [{ id: 'pre_sbi-po-prelims_v1', effectiveFrom: '2019-01-01', sourceNote, pattern: prelims }],
  },
]
