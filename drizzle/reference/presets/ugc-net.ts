import type { PresetSection } from '../../../domain/catalogue/contract.ts'
import { plain, type Preset } from './preset.ts'

const marking: PresetSection['marking'] = {
  mcq: { correct: '2', wrong: '0' },
  assertion_reason: { correct: '2', wrong: '0' },
}

export const ugcNetPresets: Preset[] = [
  {
    id: 'pre_ugc-net',
    examId: 'exm_ugc-net',
    name: { en: 'UGC-NET', hi: 'यूजीसी-नेट' },
    stage: 'paper-1-2',
    versions: [
      {
        id: 'pre_ugc-net_v1',
        effectiveFrom: '2019-01-01',
        sourceNote:
          '° 150 questions of 2 marks in 180 minutes without penalty; ° a question left marked for review earns nothing; ° equal scores share a rank; ° the official mock counts only what was saved; ° that the keyboard is off.',
        pattern: {
          ...plain,
          durationMinutes: 180,
          sections: [
            {
              id: 'paper-1',
              title: { en: 'Paper 1: teaching and research aptitude', hi: 'पेपर 1: शिक्षण एवं शोध अभियोग्यता' },
              questionCount: 50,
              marking,
            },
            { id: 'paper-2', title: { en: 'Paper 2: subject', hi: 'पेपर 2: विषय' }, questionCount: 100, marking },
          ],
          saveMode: 'official_mock',
          reviewCounts: false,
          keyboard: false,
          tieBreak: [],
          normaliser: 'nta',
          cutOffs: {},
        },
      },
    ],
  },
]
