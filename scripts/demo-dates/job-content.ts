import type { ChangeValue, JobChange } from '../../domain/jobs/changes.ts'
import type { JobContent } from '../../domain/jobs/contract.ts'
import { dateInIndia } from '../../domain/india.ts'
import { dayMs } from './days.ts'

type Moved = {
  instant: (at: number) => number
  nullable: (at: number | null) => number | null
  date: (day: string) => string
}

/** Instants move by days. The reference date of an age limit keeps its day of the year and moves by years. */
const movedBy = (days: number, today: string): Moved => {
  const years = Number(today.slice(0, 4)) - Number(dateInIndia(Date.parse(today) - days * dayMs).slice(0, 4))
  const instant = (at: number): number => at + days * dayMs
  return {
    instant,
    nullable: (at) => (at === null ? null : instant(at)),
    date: (day) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`,
  }
}

const moveValue = (value: ChangeValue | null, { nullable, date }: Moved): ChangeValue | null => {
  if (value?.kind === 'date') return { ...value, at: nullable(value.at), until: nullable(value.until) }
  if (value?.kind === 'age') return { ...value, asOn: date(value.asOn) }
  return value
}

const moveChange = (change: JobChange, by: Moved): JobChange => ({
  ...change,
  before: moveValue(change.before, by),
  after: moveValue(change.after, by),
})

/** A version of a sample job with every date moved by `days`. `today` is the target day in India. */
export const moveContent = (content: JobContent, days: number, today: string): JobContent => {
  const by = movedBy(days, today)
  return {
    ...content,
    dates: content.dates.map((date) => ({ ...date, at: by.nullable(date.at), until: by.nullable(date.until) })),
    posts: content.posts.map((post) => ({ ...post, age: { ...post.age, asOn: by.date(post.age.asOn) } })),
    links: content.links.map((link) => ({ ...link, checkedAt: by.instant(link.checkedAt) })),
    corrigenda: content.corrigenda.map((corrigendum) => ({
      ...corrigendum,
      at: by.instant(corrigendum.at),
      changes: corrigendum.changes.map((change) => moveChange(change, by)),
    })),
    cancelled: content.cancelled && { ...content.cancelled, at: by.instant(content.cancelled.at) },
  }
}
