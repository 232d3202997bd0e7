import type { PresetPattern } from '../../domain/catalogue/contract.ts'
import type { Bilingual } from '../../domain/questions/contract.ts'

export type SeedExam = { id: string; slug: string; title: Bilingual }

export const seedExams: SeedExam[] = [
  { id: 'exm_ssc', slug: 'ssc', title: { en: 'SSC', hi: 'एसएससी' } },
  { id: 'exm_jee', slug: 'jee', title: { en: 'JEE', hi: 'जेईई' } },
]

export type SeedPreset = {
  id: string
  examId: string
  name: Bilingual
  stage: string
  effectiveFrom: string
  sourceNote: string
  pattern: PresetPattern
}

const ssc = { mcq: { correct: '2', wrong: '1/2' } }
const jee: PresetPattern['sections'][number]['marking'] = {
  mcq: { correct: '3', wrong: '1' },
  msq: { correct: '4', wrong: '2', partial: 'jee_advanced' },
  nat: { correct: '4', wrong: '0' },
}

export const seedPresets: SeedPreset[] = [
  {
    id: 'pre_ssc-cgl-1',
    examId: 'exm_ssc',
    name: { en: 'SSC CGL Tier 1', hi: 'एसएससी सीजीएल टियर 1' },
    stage: 'tier-1',
    effectiveFrom: '2018-01-01',
    sourceNote:
      'Pattern with one clock for all sections, as used up to 2025. Qualifying percentages not checked against a notification.',
    pattern: {
      durationMinutes: 60,
      sections: [
        {
          id: 'reasoning',
          title: { en: 'General Intelligence and Reasoning', hi: 'सामान्य बुद्धिमत्ता एवं तर्कशक्ति' },
          questionCount: 25,
          marking: ssc,
        },
        { id: 'awareness', title: { en: 'General Awareness', hi: 'सामान्य ज्ञान' }, questionCount: 25, marking: ssc },
        {
          id: 'aptitude',
          title: { en: 'Quantitative Aptitude', hi: 'संख्यात्मक अभियोग्यता' },
          questionCount: 25,
          marking: ssc,
        },
        { id: 'english', title: { en: 'English Comprehension', hi: 'अंग्रेज़ी बोध' }, questionCount: 25, marking: ssc },
      ],
      navigation: 'free',
      saveMode: 'real_exam',
      reviewCounts: true,
      calculator: 'none',
      keyboard: true,
      pausable: false,
      tieBreak: [{ by: 'section', sectionId: 'reasoning' }, { by: 'older' }, { by: 'name' }],
      normaliser: 'none',
      cutOffs: { ur: 30, obc: 25, ews: 25, sc: 20, st: 20 },
    },
  },
  {
    id: 'pre_jee-advanced',
    examId: 'exm_jee',
    name: { en: 'JEE Advanced', hi: 'जेईई एडवांस्ड' },
    stage: 'advanced',
    effectiveFrom: '2024-01-01',
    sourceNote:
      'Marks by kind of question as in recent papers; the number of questions a section changes from year to year.',
    pattern: {
      durationMinutes: 180,
      sections: [
        { id: 'mathematics', title: { en: 'Mathematics', hi: 'गणित' }, questionCount: 17, marking: jee },
        { id: 'physics', title: { en: 'Physics', hi: 'भौतिकी' }, questionCount: 17, marking: jee },
        { id: 'chemistry', title: { en: 'Chemistry', hi: 'रसायन विज्ञान' }, questionCount: 17, marking: jee },
      ],
      navigation: 'free',
      saveMode: 'real_exam',
      reviewCounts: true,
      calculator: 'none',
      keyboard: true,
      pausable: false,
      tieBreak: [
        { by: 'positive_marks' },
        { by: 'section', sectionId: 'mathematics' },
        { by: 'section', sectionId: 'physics' },
      ],
      normaliser: 'none',
      cutOffs: {},
    },
  },
]
