import { categories, type Category } from '../../../domain/accounts/student-profile.ts'

/** Question to the age calculator, from the address. `born`: `YYYY-MM-DD`, null for an invalid date. */
export type AgeQuestion = { asked: boolean; born: string | null; category: Category | null }

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

/** `today`: date in India; a later date of birth is invalid. */
export const ageQuestionOf = (search: URLSearchParams, today: string): AgeQuestion => {
  const born = search.get('born')
  return {
    asked: born !== null,
    born: born !== null && isDay(born) && born <= today && born > '1900' ? born : null,
    category: categories.find((category) => category === search.get('category')) ?? null,
  }
}
