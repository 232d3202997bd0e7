import type { MarkRule, PresetSection } from '../../../domain/catalogue/contract.ts'
import { plain, titles, type Preset } from './preset.ts'

const allKinds = (rule: MarkRule) => ({ mcq: rule, assertion_reason: rule })

const subjectPart = (id: 'mathematics' | 'biology' | 'physics'): PresetSection => ({
  id,
  title: titles[id],
  questionCount: 30,
  marking: {
    mcq: { correct: '1', wrong: '1/4' },
    true_false: { correct: '1', wrong: '1/2' },
    short: { correct: '2', wrong: '0' },
    matrix: { correct: '2', wrong: '0', partial: 'per_row' },
  },
  minutes: 30,
  minSubmitMinutes: 10,
  optional: true,
  maxAttempted: 25,
  after: 'none',
})

export const statePscPresets: Preset[] = [
  {
    id: 'pre_uppsc-gs-1',
    examId: 'exm_state-psc',
    name: { en: 'UPPSC Prelims: General Studies 1', hi: 'यूपीपीएससी प्रारंभिक परीक्षा: सामान्य अध्ययन 1' },
    stage: 'prelims',
    versions: [
      {
        id: 'pre_uppsc-gs-1_v1',
        effectiveFrom: '2019-01-01',
        sourceNote: '150 questions in 120 minutes, +4/3 and -4/9. ° Candidates of equal score are all taken.',
        pattern: {
          ...plain,
          durationMinutes: 120,
          sections: [
            {
              id: 'gs',
              title: { en: 'General Studies 1', hi: 'सामान्य अध्ययन 1' },
              questionCount: 150,
              marking: allKinds({ correct: '4/3', wrong: '4/9' }),
            },
          ],
          tieBreak: [],
          normaliser: 'none',
          cutOffs: {},
        },
      },
    ],
  },
  {
    id: 'pre_rpsc-ras-prelims',
    examId: 'exm_state-psc',
    name: { en: 'RPSC RAS Prelims', hi: 'आरपीएससी आरएएस प्रारंभिक परीक्षा' },
    stage: 'prelims',
    versions: [
      {
        id: 'pre_rpsc-ras-prelims_v1',
        effectiveFrom: '2023-10-01',
        sourceNote:
          '° 150 questions in 180 minutes for 200 marks: 4/3 each, so that a third of it (4/9) is lost by a wrong answer or a true blank. ° The option "not attempted" costs nothing; over 10 per cent of true blanks disqualifies.',
        pattern: {
          ...plain,
          durationMinutes: 180,
          sections: [
            {
              id: 'gk',
              title: { en: 'General Knowledge and General Science', hi: 'सामान्य ज्ञान एवं सामान्य विज्ञान' },
              questionCount: 150,
              marking: allKinds({ correct: '4/3', wrong: '4/9', blank: '4/9' }),
            },
          ],
          disqualifiedOverBlank: 10,
          tieBreak: [],
          normaliser: 'none',
          cutOffs: {},
        },
      },
    ],
  },
  {
    id: 'pre_state-subjects',
    examId: 'exm_state-psc',
    name: { en: 'State exam with a choice of subjects', hi: 'विषय चुनने वाली राज्य परीक्षा' },
    stage: 'written',
    versions: [
      {
        id: 'pre_state-subjects_v1',
        effectiveFrom: '2026-01-01',
        sourceNote:
          '° Nobody’s official pattern: put together here to practise what state exams do in many ways. Two compulsory sections, a break, two of three subjects, at most 25 of the 30 questions of each, and figures of our own throughout.',
        pattern: {
          ...plain,
          durationMinutes: 125,
          navigation: 'sectional',
          minSubmitMinutes: 60,
          optionalTaken: 2,
          sections: [
            {
              id: 'general',
              title: { en: 'General Studies', hi: 'सामान्य अध्ययन' },
              questionCount: 40,
              marking: allKinds({ correct: '1', wrong: '1/4' }),
              minutes: 35,
              minSubmitMinutes: 15,
              after: 'view',
              cutOffs: { ur: 40, ews: 40, obc: 35, sc: 35, st: 35 },
            },
            {
              id: 'reasoning',
              title: { en: 'Reasoning and Aptitude', hi: 'तर्कशक्ति एवं अभियोग्यता' },
              questionCount: 30,
              marking: { mcq: { correct: '1', wrong: '1/4' }, nat: { correct: '2', wrong: '0' } },
              minutes: 30,
              minSubmitMinutes: 10,
              breakMinutes: 10,
              after: 'edit',
            },
            subjectPart('mathematics'),
            subjectPart('biology'),
            subjectPart('physics'),
          ],
          tieBreak: [{ by: 'section', sectionId: 'general' }, { by: 'wrong_ratio' }, { by: 'older' }],
          normaliser: 'none',
          cutOffs: { ur: 45, ews: 45, obc: 40, sc: 40, st: 40 },
        },
      },
    ],
  },
]
