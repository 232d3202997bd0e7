import { addDays, dateInIndia, instantInIndia } from '../india.ts'
import type { Bilingual } from '../questions/text.ts'

/** Before the mails of a day, which are sent in one at 18:00. */
const toldAt = '17:45'
const titlesNamed = 3

/** Day and instants of the last edition up to `now`: what was published after `after` and not after `to`. */
export const lastEdition = (now: number): { day: string; after: number; to: number } => {
  const today = dateInIndia(now)
  const day = instantInIndia(today, toldAt) <= now ? today : addDays(today, -1)
  return editionOf(day)
}

/** The edition of a day `YYYY-MM-DD`: what came since the day before. */
export const editionOf = (day: string) => ({
  day,
  after: instantInIndia(addDays(day, -1), toldAt),
  to: instantInIndia(day, toldAt),
})

/** Up to three titles, and the number of the others. */
export const titlesText = (titles: readonly Bilingual[]): Bilingual => {
  const named = titles.slice(0, titlesNamed)
  const others = titles.length - named.length
  const [en, hi] = [named.map((title) => title.en), named.map((title) => title.hi || title.en)]
  return {
    en: others > 0 ? `${en.join('; ')} and ${others} more.` : en.join('; '),
    hi: others > 0 ? `${hi.join('; ')} और ${others} अन्य।` : hi.join('; '),
  }
}
