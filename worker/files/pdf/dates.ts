import type { Language } from '../../../domain/language.ts'

const months: Record<Language, string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
}

/** `2026-10` as "October 2026". */
export const monthText = (month: string, language: Language): string =>
  `${months[language][Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`

/** `2026-10-02` as "2 October 2026". */
export const dayText = (day: string, language: Language): string =>
  `${Number(day.slice(8))} ${monthText(day, language)}`
