import type { PresetPattern, PresetSection } from '../../../domain/catalogue/contract.ts'
import { inEnglish, plain, titles, type Preset } from './preset.ts'

const marking = { mcq: { correct: '2', wrong: '1/2' } }

const sections: PresetSection[] = [
  {
    id: 'reasoning',
    title: { en: 'General Intelligence and Reasoning', hi: 'सामान्य बुद्धिमत्ता एवं तर्कशक्ति' },
    questionCount: 25,
    marking,
  },
  { id: 'awareness', title: { en: 'General Awareness', hi: 'सामान्य ज्ञान' }, questionCount: 25, marking },
  { id: 'aptitude', title: titles.aptitude, questionCount: 25, marking },
  { id: 'english', title: { en: 'English Comprehension', hi: 'अंग्रेज़ी बोध' }, questionCount: 25, marking, ...inEnglish },
]

const common: Pick<PresetPattern, 'tieBreak' | 'cutOffs' | 'durationMinutes'> = {
  durationMinutes: 60,
  tieBreak: [{ by: 'section', sectionId: 'reasoning' }, { by: 'older' }, { by: 'name' }],
  cutOffs: { ur: 30, ews: 25, obc: 25, sc: 20, st: 20 },
}

/** Each section lasts 15 minutes and can be neither opened nor closed early. */
const autoLocked = { minutes: 15, scribeMinutes: 20, minSubmitMinutes: 15, after: 'none' } as const

export const sscPresets: Preset[] = [
  {
    id: 'pre_ssc-cgl-1',
    examId: 'exm_ssc',
    name: { en: 'SSC CGL Tier 1', hi: 'एसएससी सीजीएल टियर 1' },
    stage: 'tier-1',
    versions: [
      {
        id: 'pre_ssc-cgl-1_v1',
        effectiveFrom: '2018-01-01',
        sourceNote: 'Pattern with one clock for all sections, as used up to 2025. ° Qualifying percentages.',
        pattern: { ...plain, ...common, sections, normaliser: 'ssc_2019' },
      },
      {
        id: 'pre_ssc-cgl-1_v2',
        effectiveFrom: '2026-01-01',
        sourceNote:
          '° Four sections of 15 minutes (20 with a scribe) that lock by themselves, without return. ° Qualifying percentages. Marks and order of ties as before.',
        pattern: {
          ...plain,
          ...common,
          navigation: 'sectional',
          sections: sections.map((section) => ({ ...section, ...autoLocked })),
          normaliser: 'ssc_2025',
        },
      },
    ],
  },
]
