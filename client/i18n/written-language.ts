import type { Language } from '../../domain/language.ts'

/** Language of a text that people write in either: Hindi with any letter of Devanagari. */
export const writtenLanguage = (text: string): Language => (/[\u0900-\u097f]/.test(text) ? 'hi' : 'en')
