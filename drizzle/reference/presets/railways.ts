import type { PresetSection } from '../../../domain/catalogue/contract.ts'
import { plain, type Preset } from './preset.ts'

const marking: PresetSection['marking'] = { mcq: { correct: '1', wrong: '1/3' } }

export const railwayPresets: Preset[] = [
  {
    id: 'pre_rrb-ntpc-1',
    examId: 'exm_railways',
    name: { en: 'RRB NTPC CBT 1', hi: 'आरआरबी एनटीपीसी सीबीटी 1' },
    stage: 'cbt-1',
    versions: [
      {
        id: 'pre_rrb-ntpc-1_v1',
        effectiveFrom: '2019-01-01',
        sourceNote:
          '100 questions in 90 minutes, +1 and -1/3; minimum UR and EWS 40, OBC and SC 30, ST 25 per cent. ° How the questions are shared by the sections, order of ties.',
        pattern: {
          ...plain,
          durationMinutes: 90,
          sections: [
            { id: 'awareness', title: { en: 'General Awareness', hi: 'सामान्य ज्ञान' }, questionCount: 40, marking },
            { id: 'mathematics', title: { en: 'Mathematics', hi: 'गणित' }, questionCount: 30, marking },
            {
              id: 'reasoning',
              title: { en: 'General Intelligence and Reasoning', hi: 'सामान्य बुद्धिमत्ता एवं तर्कशक्ति' },
              questionCount: 30,
              marking,
            },
          ],
          tieBreak: [{ by: 'older' }, { by: 'name' }],
          normaliser: 'rrb',
          cutOffs: { ur: 40, ews: 40, obc: 30, sc: 30, st: 25 },
        },
      },
    ],
  },
]
