import type { PresetPattern, PresetSection } from '../../../domain/catalogue/contract.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'

/**
 * A pattern from a date on. `sourceNote` names its source; a remark after a ° is not checked against a notification.
 */
export type PresetVersion = { id: string; effectiveFrom: string; sourceNote: string; pattern: PresetPattern }

/** Versions in order, numbered from 1. */
export type Preset = { id: string; examId: string; name: Bilingual; stage: string; versions: PresetVersion[] }

/** Defaults of most patterns: one clock, the platform's own way to save, no aids. */
export const plain = {
  navigation: 'free',
  saveMode: 'real_exam',
  reviewCounts: true,
  calculator: 'none',
  keyboard: true,
  pausable: false,
} as const

/** Titles of recurring sections. */
export const titles = {
  reasoning: { en: 'Reasoning Ability', hi: 'तर्कशक्ति' },
  aptitude: { en: 'Quantitative Aptitude', hi: 'संख्यात्मक अभियोग्यता' },
  english: { en: 'English Language', hi: 'अंग्रेज़ी भाषा' },
  physics: { en: 'Physics', hi: 'भौतिकी' },
  chemistry: { en: 'Chemistry', hi: 'रसायन विज्ञान' },
  biology: { en: 'Biology', hi: 'जीव विज्ञान' },
  mathematics: { en: 'Mathematics', hi: 'गणित' },
} satisfies Record<string, Bilingual>

export const inEnglish: Pick<PresetSection, 'languages'> = { languages: ['en'] }
