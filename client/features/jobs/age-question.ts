import { categories, type Category } from '../../../domain/accounts/student-profile.ts'

/** What the age calculator is asked, as the address has it. `born` is `YYYY-MM-DD`, null where it is no date. */
export type AgeQuestion = { asked: boolean; born: string | null; category: Category | null }

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

/** `today` is the date in India: who is not born yet has no age. */
export const ageQuestionOf = (search: URLSearchParams, today: string): AgeQuestion => {
  const born = search.get('born')
  return {
    asked: born !== null,
    born: born !== null && isDay(born) && born <= today && born > '1900' ? born : null,
    category: categories.find((category) => category === search.get('category')) ?? null,
  }
}
