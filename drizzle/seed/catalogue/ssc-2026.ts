import { offlineFaq, retakeFaq } from './faq.ts'
import { codes, practice, type SeedGroup, type SeedSection, type SeedTest } from './shapes.ts'

/** Sections by name, with equal minutes. */
const sections = (minutes: number, questions: Record<string, string[]>): SeedSection[] =>
  Object.entries(questions).map(([presetSectionId, asked]) => ({ presetSectionId, minutes, questions: asked }))

const common = {
  seriesId: 'ser_ssc-cgl-2026',
  examId: 'exm_ssc',
  presetVersionId: 'pre_ssc-cgl-1_v2',
  access: 'free',
} as const

const hour = 60
/** A shift held some days before seeding, with its result released at the end of the window. */
const held = { kind: 'live', attemptsAllowed: 1, release: { rule: 'after_close' } } as const

const mocks: SeedTest[] = [
  {
    ...common,
    id: 'tst_ssc-cgl-2026-mock-1',
    code: 'SSC-CGL-26-M1',
    title: { en: 'SSC CGL Tier 1 2026: sectional mock 1', hi: 'एसएससी सीजीएल टियर 1 2026: खंडवार मॉक 1' },
    kind: 'full',
    durationMinutes: 24,
    ...practice,
    sections: sections(6, {
      reasoning: codes('rea', 1, 3, 5, 7, 15, 21, 24, 27),
      awareness: codes('gkn', 1, 2, 5, 11, 15, 22, 30, 40),
      aptitude: codes('apt', 1, 2, 3, 7, 17, 19, 26, 35),
      english: codes('eng', 1, 4, 6, 36, 37, 38, 39, 40),
    }),
  },
  {
    ...common,
    id: 'tst_ssc-cgl-2026-mock-2',
    code: 'SSC-CGL-26-M2',
    title: { en: 'SSC CGL Tier 1 2026: sectional mock 2', hi: 'एसएससी सीजीएल टियर 1 2026: खंडवार मॉक 2' },
    kind: 'full',
    durationMinutes: 24,
    ...practice,
    sections: sections(6, {
      reasoning: codes('rea', 2, 12, 14, 18, 19, 29, 40, 41),
      awareness: codes('gkn', 3, 10, 17, 27, 36, 41, 47, 52),
      aptitude: codes('apt', 5, 22, 36, 38, 41, 48, 49, 50),
      english: codes('eng', 2, 7, 30, 41, 42, 43, 44, 45),
    }),
  },
]

/** Starts 45 minutes after seeding. */
const lobby: SeedTest = {
  ...common,
  id: 'tst_ssc-cgl-live-2',
  code: 'SSC-CGL-L2',
  title: { en: 'SSC CGL Tier 1 2026: live mock', hi: 'एसएससी सीजीएल टियर 1 2026: लाइव मॉक' },
  kind: 'live',
  durationMinutes: 12,
  window: { opens: 45, closes: 60, commonStart: true, lateJoinMinutes: 5 },
  attemptsAllowed: 1,
  release: { rule: 'after_close' },
  sections: sections(3, {
    reasoning: codes('rea', 16, 20, 22, 28, 30),
    awareness: codes('gkn', 12, 24, 34, 43, 57),
    aptitude: codes('apt', 13, 18, 21, 33, 40),
    english: codes('eng', 12, 17, 19, 31, 34),
  }),
}

const shifts: SeedTest[] = [
  {
    ...common,
    ...held,
    id: 'tst_ssc-cgl-shift-1',
    code: 'SSC-CGL-S1',
    title: { en: 'SSC CGL Tier 1 2026: shift 1', hi: 'एसएससी सीजीएल टियर 1 2026: पाली 1' },
    durationMinutes: 12,
    window: { opens: -75 * hour, closes: -74 * hour },
    shiftGroupId: 'shg_ssc-cgl-2026',
    sections: sections(3, {
      reasoning: codes('rea', 11, 13, 17, 23, 25),
      awareness: codes('gkn', 14, 21, 29, 45, 59),
      aptitude: codes('apt', 11, 15, 24, 29, 34),
      english: codes('eng', 11, 16, 18, 32, 35),
    }),
  },
  {
    ...common,
    ...held,
    id: 'tst_ssc-cgl-shift-2',
    code: 'SSC-CGL-S2',
    title: { en: 'SSC CGL Tier 1 2026: shift 2', hi: 'एसएससी सीजीएल टियर 1 2026: पाली 2' },
    durationMinutes: 12,
    window: { opens: -72 * hour, closes: -71 * hour },
    shiftGroupId: 'shg_ssc-cgl-2026',
    sections: sections(3, {
      reasoning: codes('rea', 12, 14, 18, 19, 29),
      awareness: codes('gkn', 26, 33, 37, 49, 60),
      aptitude: codes('apt', 12, 14, 25, 31, 39),
      english: codes('eng', 13, 14, 20, 29, 33),
    }),
  },
]

export const ssc2026: SeedGroup = {
  series: {
    id: 'ser_ssc-cgl-2026',
    examId: 'exm_ssc',
    title: { en: 'SSC CGL Tier 1 2026: sections that lock', hi: 'एसएससी सीजीएल टियर 1 2026: अपने-आप बंद होने वाले खंड' },
    summary: {
      en: 'Mocks on the pattern of 2026: each section has its own time, locks by itself and does not open again.',
      hi: '2026 के पैटर्न पर मॉक: हर खंड का अपना समय है, वह अपने-आप बंद होता है और दोबारा नहीं खुलता।',
    },
    description: {
      en: 'When a section’s time is over, the next one opens, whether you are ready or not. Learn here to spend your minutes where they earn marks. A live mock starts for everyone at the same moment, and two shifts show how scores of different papers are made comparable.',
      hi: 'खंड का समय पूरा होते ही अगला खंड खुल जाता है, आप तैयार हों या न हों। यहाँ सीखिए कि अपने मिनट वहीं लगाएँ जहाँ अंक मिलते हैं। लाइव मॉक सबके लिए एक ही समय पर शुरू होता है, और दो पालियाँ दिखाती हैं कि अलग-अलग पेपर के अंक कैसे बराबरी पर लाए जाते हैं।',
    },
    faq: [
      {
        question: { en: 'Can I finish a section early?', hi: 'क्या मैं कोई खंड जल्दी पूरा कर सकता या सकती हूँ?' },
        answer: {
          en: 'No. As in the exam, a section stays open until its time is over. Use what is left to look over your answers.',
          hi: 'नहीं। परीक्षा की तरह खंड अपना समय पूरा होने तक खुला रहता है। बचे समय में अपने उत्तर दोबारा देख लें।',
        },
      },
      retakeFaq,
      offlineFaq,
    ],
    access: 'free',
  },
  tests: [...mocks, lobby, ...shifts],
}
