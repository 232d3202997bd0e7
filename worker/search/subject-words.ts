import type { MaterialSubject } from '../../domain/materials/kinds.ts'
import type { Bilingual } from '../../domain/questions/text.ts'

/** Names by which items of a subject are found; null for `general`. */
export const subjectWords: Record<MaterialSubject, Bilingual | null> = {
  aptitude: { en: 'Quantitative aptitude, maths', hi: 'गणितीय अभियोग्यता, गणित' },
  reasoning: { en: 'Reasoning', hi: 'तर्कशक्ति' },
  english: { en: 'English', hi: 'अंग्रेज़ी' },
  polity: { en: 'Polity', hi: 'राजव्यवस्था' },
  history: { en: 'History', hi: 'इतिहास' },
  geography: { en: 'Geography', hi: 'भूगोल' },
  economy: { en: 'Economy', hi: 'अर्थव्यवस्था' },
  science: { en: 'General science', hi: 'सामान्य विज्ञान' },
  physics: { en: 'Physics', hi: 'भौतिकी' },
  chemistry: { en: 'Chemistry', hi: 'रसायन' },
  biology: { en: 'Biology', hi: 'जीव विज्ञान' },
  maths: { en: 'Mathematics', hi: 'गणित' },
  computer: { en: 'Computer', hi: 'कंप्यूटर' },
  general: null,
}
