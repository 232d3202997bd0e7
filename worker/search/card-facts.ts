import type { ItemKind } from '../../domain/content.ts'
import { lessonCount, type CourseExtent } from '../../domain/courses/kinds.ts'
import { dayText } from '../../domain/date-text.ts'
import { dateInIndia } from '../../domain/india.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import type { CardFacts } from '../../domain/seo/card-facts.ts'

/** Columns of the tables that have them. */
type Columns = {
  subject?: string
  category?: string
  vacancies?: number | null
  closesAt?: number | null
  extent?: CourseExtent
  date?: string
  durationMs?: number
}

const bothDays = (day: string): Bilingual => ({ en: dayText(day, 'en'), hi: dayText(day, 'hi') })

const jobFigure = ({ vacancies, closesAt }: Columns): Bilingual | null => {
  if (vacancies) {
    const count = vacancies.toLocaleString('en-IN')
    return { en: `${count} ${vacancies === 1 ? 'post' : 'posts'}`, hi: `${count} पद` }
  }
  if (!closesAt) return null
  const day = bothDays(dateInIndia(closesAt))
  return { en: `Apply by ${day.en}`, hi: `अंतिम तारीख़ ${day.hi}` }
}

const figureOf = (kind: ItemKind, columns: Columns): Bilingual | null => {
  const { extent, date, durationMs } = columns
  if (kind === 'job') return jobFigure(columns)
  if (kind === 'current_affairs' && date) return bothDays(date)
  if (kind === 'course' && extent) return { en: `${lessonCount(extent)} lessons`, hi: `${lessonCount(extent)} पाठ` }
  if (kind !== 'video' || !durationMs) return null
  const minutes = Math.max(1, Math.round(durationMs / 60_000))
  return { en: `${minutes} min`, hi: `${minutes} मिनट` }
}

/** Patterns of categories of current affairs; every other has the general one. */
const patterns: Record<string, string> = {
  national: 'polity',
  institutions: 'polity',
  schemes: 'polity',
  international: 'geography',
  economy: 'economy',
  science: 'science',
  environment: 'biology',
}

export const cardFactsOf = (kind: ItemKind, item: object): CardFacts => {
  const columns = item as Columns
  const { subject, category = '' } = columns
  // The id of general knowledge is longer than the name of its pattern.
  const own = subject?.replace('-knowledge', '') ?? null
  const pattern = kind === 'current_affairs' ? (patterns[category] ?? 'general') : own
  return { subject: pattern, figure: figureOf(kind, columns) }
}
