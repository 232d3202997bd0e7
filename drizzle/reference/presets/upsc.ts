import type { MarkRule } from '../../../domain/catalogue/contract.ts'
import { plain, type Preset } from './preset.ts'

const allKinds = (rule: MarkRule) => ({ mcq: rule, assertion_reason: rule })

export const upscPresets: Preset[] = [
  {
    id: 'pre_upsc-gs-1',
    examId: 'exm_upsc',
    name: { en: 'UPSC Prelims: General Studies 1', hi: 'यूपीएससी प्रारंभिक परीक्षा: सामान्य अध्ययन 1' },
    stage: 'prelims',
    versions: [
      {
        id: 'pre_upsc-gs-1_v1',
        effectiveFrom: '2011-01-01',
        sourceNote: '100 questions in 120 minutes, +2 and -2/3. ° Candidates of equal score are all taken.',
        pattern: {
          ...plain,
          durationMinutes: 120,
          sections: [
            {
              id: 'gs',
              title: { en: 'General Studies 1', hi: 'सामान्य अध्ययन 1' },
              questionCount: 100,
              marking: allKinds({ correct: '2', wrong: '2/3' }),
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
    id: 'pre_upsc-csat',
    examId: 'exm_upsc',
    name: { en: 'UPSC Prelims: CSAT', hi: 'यूपीएससी प्रारंभिक परीक्षा: सीसैट' },
    stage: 'prelims',
    versions: [
      {
        id: 'pre_upsc-csat_v1',
        effectiveFrom: '2015-01-01',
        sourceNote: '80 questions in 120 minutes, +2.5 and -5/6; 33 per cent qualifies everyone.',
        pattern: {
          ...plain,
          durationMinutes: 120,
          sections: [
            {
              id: 'csat',
              title: { en: 'General Studies 2 (CSAT)', hi: 'सामान्य अध्ययन 2 (सीसैट)' },
              questionCount: 80,
              marking: allKinds({ correct: '5/2', wrong: '5/6' }),
            },
          ],
          qualifying: true,
          tieBreak: [],
          normaliser: 'none',
          cutOffs: { ur: 33, ews: 33, obc: 33, sc: 33, st: 33 },
        },
      },
    ],
  },
]
