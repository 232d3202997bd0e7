import type { QuestionKind } from '../questions/contract.ts'
import type { Bilingual } from '../questions/text.ts'
import type { PresetPattern, PresetSection } from './contract.ts'

/** Place of one question in a pattern: a section that has marks for its kind, and the weight that selects them. */
export type PatternPlace = { section: PresetSection; weight: number | null }

/** First section of a pattern that has marks for a kind of question; null where none has. */
export const placeOfKind = ({ sections }: PresetPattern, kind: QuestionKind): PatternPlace | null => {
  for (const section of sections) {
    const [name] = Object.keys(section.marking)
      .filter((each) => each.split(':')[0] === kind)
      .toSorted()
    if (name) return { section, weight: name.includes(':') ? Number(name.split(':')[1]) : null }
  }
  return null
}

/** Title of a preview without an exam. */
export const neutralTitle: Bilingual = { en: 'Question', hi: 'प्रश्न' }

/** Pattern for a question whose exams have no marks for it: one mark, nothing taken off, an hour. */
export const neutralPattern = (kind: QuestionKind): PresetPattern => ({
  durationMinutes: 60,
  sections: [{ id: 'all', title: neutralTitle, questionCount: 1, marking: { [kind]: { correct: '1', wrong: '0' } } }],
  navigation: 'free',
  saveMode: 'real_exam',
  reviewCounts: true,
  calculator: 'none',
  keyboard: true,
  pausable: false,
  tieBreak: [],
  normaliser: 'none',
  cutOffs: {},
})
