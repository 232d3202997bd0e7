import type { PresetPattern, PresetSection } from '../../../domain/catalogue/contract.ts'
import { inEnglish, plain, titles, type SeedPreset } from './preset.ts'

/** Own time, locked; the bank sets each section's cut-off after the exam. */
const section = (id: 'english' | 'aptitude' | 'reasoning', questionCount: number): PresetSection => ({
  id,
  title: titles[id],
  questionCount,
  marking: { mcq: { correct: '1', wrong: '1/4' } },
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

const sourceNote =
  'Three sections of 20 minutes, +1 and -1/4; cut-offs by section and in total are set after each exam. ° Order and size of the sections, order of ties, how several shifts are equated.'

export const bankingPresets: SeedPreset[] = [
  {
    id: 'pre_ibps-po-prelims',
    examId: 'exm_banking',
    name: { en: 'IBPS PO Prelims', hi: 'आईबीपीएस पीओ प्रीलिम्स' },
    stage: 'prelims',
    versions: [{ id: 'pre_ibps-po-prelims_v1', effectiveFrom: '2019-01-01', sourceNote, pattern: prelims }],
  },
  {
    id: 'pre_sbi-po-prelims',
    examId: 'exm_banking',
    name: { en: 'SBI PO Prelims', hi: 'एसबीआई पीओ प्रीलिम्स' },
    stage: 'prelims',
    versions: [{ id: 'pre_sbi-po-prelims_v1', effectiveFrom: '2019-01-01', sourceNote, pattern: prelims }],
  },
]
