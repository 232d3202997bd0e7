import type { Bilingual } from '../../domain/questions/text.ts'

const titles = {
  aptitude: { en: 'Quantitative aptitude', hi: 'गणितीय अभियोग्यता' },
  reasoning: { en: 'Reasoning', hi: 'तर्कशक्ति' },
  english: { en: 'English', hi: 'अंग्रेज़ी' },
  'general-knowledge': { en: 'General knowledge', hi: 'सामान्य ज्ञान' },
  polity: { en: 'Polity', hi: 'राजव्यवस्था' },
  history: { en: 'History', hi: 'इतिहास' },
  geography: { en: 'Geography', hi: 'भूगोल' },
  economy: { en: 'Economy', hi: 'अर्थव्यवस्था' },
  science: { en: 'General science', hi: 'सामान्य विज्ञान' },
  physics: { en: 'Physics', hi: 'भौतिकी' },
  chemistry: { en: 'Chemistry', hi: 'रसायन विज्ञान' },
  biology: { en: 'Biology', hi: 'जीव विज्ञान' },
  maths: { en: 'Mathematics', hi: 'गणित' },
  computer: { en: 'Computer', hi: 'कंप्यूटर' },
  teaching: { en: 'Teaching and research aptitude', hi: 'शिक्षण एवं शोध अभियोग्यता' },
  general: { en: 'All subjects', hi: 'सभी विषय' },
} as const satisfies Record<string, Bilingual>

/** Subject that a new deployment has. */
export type SubjectId = keyof typeof titles

/** Subjects of materials, videos, courses and questions, in the order of the lists. */
export const referenceSubjects = Object.entries(titles).map(([id, title], position) => ({ id, title, position }))
