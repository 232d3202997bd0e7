import { offlineFaq, retakeFaq } from './faq.ts'
import { codes, codesFrom, practice, type SeedGroup, type SeedSection, type SeedTest } from './shapes.ts'

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
    title: { en: 'SSC CGL Tier 1 2026: short sectional mock 1', hi: 'एसएससी सीजीएल टियर 1 2026: छोटा खंडवार मॉक 1' },
    kind: 'full',
    durationMinutes: 24,
    ...practice,
    sections: sections(6, {
      reasoning: codesFrom('ss', 101, 8),
      awareness: codesFrom('ss', 109, 8),
      aptitude: codesFrom('ss', 93, 8),
      english: codes('eng', 29, 16, 31, 8, 20, 18, 5, 13),
    }),
  },
  {
    ...common,
    id: 'tst_ssc-cgl-2026-mock-2',
    code: 'SSC-CGL-26-M2',
    title: { en: 'SSC CGL Tier 1 2026: short sectional mock 2', hi: 'एसएससी सीजीएल टियर 1 2026: छोटा खंडवार मॉक 2' },
    kind: 'full',
    durationMinutes: 24,
    ...practice,
    sections: sections(6, {
      reasoning: codesFrom('ss', 1, 8),
      awareness: codesFrom('ss', 9, 8),
      aptitude: codesFrom('ss', 17, 8),
      english: codesFrom('ss', 25, 8),
    }),
  },
]

/** Starts 45 minutes after seeding. */
const lobby: SeedTest = {
  ...common,
  id: 'tst_ssc-cgl-live-2',
  code: 'SSC-CGL-L2',
  title: { en: 'SSC CGL Tier 1 2026: short live mock', hi: 'एसएससी सीजीएल टियर 1 2026: छोटा लाइव मॉक' },
  kind: 'live',
  durationMinutes: 12,
  window: { opens: 45, closes: 60, commonStart: true, lateJoinMinutes: 5 },
  attemptsAllowed: 1,
  release: { rule: 'after_close' },
  sections: sections(3, {
    reasoning: codesFrom('ss', 33, 5),
    awareness: codesFrom('ss', 38, 5),
    aptitude: codesFrom('ss', 43, 5),
    english: codesFrom('ss', 48, 5),
  }),
}

const shifts: SeedTest[] = [
  {
    ...common,
    ...held,
    id: 'tst_ssc-cgl-shift-1',
    code: 'SSC-CGL-S1',
    title: { en: 'SSC CGL Tier 1 2026: short test, shift 1', hi: 'एसएससी सीजीएल टियर 1 2026: छोटा टेस्ट, पाली 1' },
    durationMinutes: 12,
    window: { opens: -75 * hour, closes: -74 * hour },
    shiftGroupId: 'shg_ssc-cgl-2026',
    sections: sections(3, {
      reasoning: codesFrom('ss', 53, 5),
      awareness: codesFrom('ss', 58, 5),
      aptitude: codesFrom('ss', 63, 5),
      english: codesFrom('ss', 68, 5),
    }),
  },
  {
    ...common,
    ...held,
    id: 'tst_ssc-cgl-shift-2',
    code: 'SSC-CGL-S2',
    title: { en: 'SSC CGL Tier 1 2026: short test, shift 2', hi: 'एसएससी सीजीएल टियर 1 2026: छोटा टेस्ट, पाली 2' },
    durationMinutes: 12,
    window: { opens: -72 * hour, closes: -71 * hour },
    shiftGroupId: 'shg_ssc-cgl-2026',
    sections: sections(3, {
      reasoning: codesFrom('ss', 73, 5),
      awareness: codesFrom('ss', 78, 5),
      aptitude: codesFrom('ss', 83, 5),
      english: codesFrom('ss', 88, 5),
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
      hi: 'खंड का समय पूरा होते ही अगला खंड खुल जाता है, आप तैयार हों या न हों। यहाँ सीखिए कि अपने मिनट वहीं लगाएँ जहाँ अंक मिलते हैं। लाइव मॉक सबके लिए एक ही समय पर शुरू होता है, और दो पालियाँ दिखाती हैं कि अलग-अलग पेपर के अंक तुलना के लायक़ कैसे बनाए जाते हैं।',
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
