import type { PresetSection } from '../../../domain/catalogue/contract.ts'
import { inEnglish, plain, type Preset } from './preset.ts'

/** By weight: a wrong choice costs a third of the marks; several choices and numbers cost nothing. */
const marking: PresetSection['marking'] = {
  'mcq:1': { correct: '1', wrong: '1/3' },
  'mcq:2': { correct: '2', wrong: '2/3' },
  'msq:1': { correct: '1', wrong: '0' },
  'msq:2': { correct: '2', wrong: '0' },
  'nat:1': { correct: '1', wrong: '0' },
  'nat:2': { correct: '2', wrong: '0' },
}

export const gatePresets: Preset[] = [
  {
    id: 'pre_gate',
    examId: 'exm_gate',
    name: { en: 'GATE', hi: 'गेट' },
    stage: 'paper',
    versions: [
      {
        id: 'pre_gate_v1',
        effectiveFrom: '2021-01-01',
        sourceNote:
          '65 questions in 180 minutes, scientific calculator on the screen; a wrong choice costs 1/3 or 2/3, several choices and numbers nothing. ° 5 of 1 and 5 of 2 marks in General Aptitude, 25 of 1 and 30 of 2 in the subject; ° equal scores share a rank; ° that the keyboard is off.',
        pattern: {
          ...plain,
          durationMinutes: 180,
          sections: [
            {
              id: 'aptitude',
              title: { en: 'General Aptitude', hi: 'सामान्य अभियोग्यता' },
              questionCount: 10,
              marking,
              ...inEnglish,
            },
            {
              id: 'subject',
              title: { en: 'Subject paper', hi: 'विषय का प्रश्न-पत्र' },
              questionCount: 55,
              marking,
              ...inEnglish,
            },
          ],
          calculator: 'scientific',
          keyboard: false,
          tieBreak: [],
          normaliser: 'ssc_2019',
          cutOffs: {},
        },
      },
    ],
  },
]
