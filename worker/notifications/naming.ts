import type { Audience } from '../../domain/notifications/audience.ts'
import type { MailCounts, NamedAudience } from '../../domain/notifications/office.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import type { Services } from '../platform/context.ts'
import { countBySource } from './delivery.store.ts'

export type NamesOf = (services: Services, userIds: string[]) => Promise<ReadonlyMap<string, string>>

type Item = { kind: 'test' | 'job' | 'series' | 'course'; itemId: string }

export type TitlesOf = (services: Services, items: readonly Item[]) => Promise<ReadonlyMap<string, Bilingual>>

const itemsOf = (audience: Audience): Item[] => {
  switch (audience.to) {
    case 'test':
      return [{ kind: 'test', itemId: audience.testId }]
    case 'job':
      return [{ kind: 'job', itemId: audience.jobId }]
    case 'live':
      return [{ kind: 'test', itemId: audience.testId }]
    case 'owners':
      return audience.itemIds.flatMap((itemId) => [
        { kind: 'series', itemId } as const,
        { kind: 'course', itemId } as const,
      ])
    default:
      return []
  }
}

/** Function that names the items of audiences. */
export const namedAudiences = async (services: Services, audiences: readonly Audience[], titlesOf: TitlesOf) => {
  const items = audiences.flatMap(itemsOf)
  const titles = items.length > 0 ? await titlesOf(services, items) : new Map<string, Bilingual>()
  return (audience: Audience): NamedAudience => ({
    audience,
    titles: [...new Set(itemsOf(audience).map(({ itemId }) => itemId))].flatMap((itemId) => titles.get(itemId) ?? []),
  })
}

/** Function that gives the mails of broadcasts by state, those states alone that occur. */
export const mailCountsOf = async ({ db }: Services, ids: readonly string[]) => {
  const counted = ids.length > 0 ? await countBySource(db, ids) : []
  return (id: string): MailCounts =>
    Object.fromEntries(
      counted.filter(({ source, count }) => source === id && count > 0).map(({ state, count }) => [state, count]),
    )
}
