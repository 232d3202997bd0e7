import { eq } from 'drizzle-orm'
import type { DraftBody } from '../domain/content/contract.ts'
import { addDays, dateInIndia, startOfDayInIndia } from '../domain/india.ts'
import { AuthoredJob } from '../domain/jobs/authored.ts'
import { auditLog } from '../drizzle/schema/index.ts'
import { officeFacts, officeWork, officeMessages, sampleEntries, sampleFeed } from '../drizzle/seed/office/index.ts'
import type { SeedFact } from '../drizzle/seed/office/fact-shape.ts'
import type { Moment, SeededAct, SeededItem } from '../drizzle/seed/office/shapes.ts'
import { blueprintPart } from '../worker/catalogue/blueprint-part.ts'
import { patternPart } from '../worker/catalogue/pattern-part.ts'
import { beginPresetDraft } from '../worker/catalogue/preset-drafts.usecases.ts'
import { keepMessage } from '../worker/contact/contact.store.ts'
import type { ContentKind } from '../worker/content/content-kind.ts'
import { createItem } from '../worker/content/creation.usecases.ts'
import { readItem, saveChecked } from '../worker/content/drafts.usecases.ts'
import { publish, schedule } from '../worker/content/publishing.usecases.ts'
import { trash } from '../worker/content/trash.usecases.ts'
import { contentKinds } from '../worker/content-kinds.ts'
import { addFact, saveFact } from '../worker/current-affairs/facts/facts.usecases.ts'
import { addUse } from '../worker/current-affairs/facts/uses.store.ts'
import { addEntries, markRead } from '../worker/current-affairs/feeds/feeds.store.ts'
import { addFeed } from '../worker/current-affairs/feeds/feeds.usecases.ts'
import type { Bindings } from '../worker/env.ts'
import { makeServices, type Services } from '../worker/platform/context.ts'
import { hashOf } from '../worker/platform/hash.ts'
import { newId } from '../worker/platform/ids.ts'
import { inTransaction } from '../worker/platform/transaction.ts'

const hour = 3_600_000
const openingHour = 9 * hour
/** Before every other act of the demo. */
const firstHoursAgo = 170

/** Dispatches no events while the demo is seeded; the product's cron sends those that it finds. */
const unsent = { sendBatch: () => Promise.resolve() }

type Step = { item: SeededItem; kind: ContentKind; act: SeededAct; moment: Moment }

const kindOf = ({ kind }: SeededItem): ContentKind => {
  const found = contentKinds.find((each) => each.kind === kind)
  if (!found) throw new Error(`${kind} is not content.`)
  return found
}

const bodyOf = async (services: Services, kind: ContentKind, id: string): Promise<DraftBody> =>
  (await readItem(services, kind, id)).draft.body

/** Runs one act as its administrator's screen would. */
const perform = async (services: Services, { item: { id, base }, kind, act, moment }: Step): Promise<void> => {
  if (act.act === 'create') {
    const from = base === undefined ? {} : await bodyOf(services, kind, base)
    const named = { ...services, newId: (prefix: string) => (prefix === kind.prefix ? id : services.newId(prefix)) }
    await createItem(named, kind, act.body(moment, from), act.by)
    return
  }
  const { revision, body } = (await readItem(services, kind, id)).draft
  switch (act.act) {
    case 'change': {
      const changed = { ...body, ...act.body(AuthoredJob.parse(body)) }
      await saveChecked(services, kind, id, { revision, body: changed }, act.by)
      return
    }
    case 'publish':
      await publish(services, kind, id, { revision, note: act.note }, act.by)
      return
    case 'schedule':
      await schedule(services, kind, id, { revision, at: startOfDayInIndia(moment.tomorrow) + openingHour }, act.by)
      return
    case 'trash':
      await trash(services, kind, id, act.by)
  }
}

const keepMessages = async (services: Services, now: number): Promise<void> => {
  for (const { hoursAgo, ...message } of officeMessages) {
    const at = now - hoursAgo * hour
    const fingerprint = await hashOf(`demo ${message.id}`)
    await keepMessage(services.db, {
      ...message,
      fingerprint,
      userId: null,
      state: 'new',
      createdAt: at,
      updatedAt: at,
    })
  }
}

const addSeedFact = async (services: Services, { code, fact, uses = [], later }: SeedFact): Promise<void> => {
  const named = { ...services, newId: (prefix: string) => (prefix === 'fct' ? `fct_${code}` : services.newId(prefix)) }
  const { id } = await addFact(named, fact, 'demo-admin')
  const links = uses.map(([kind, itemId]) => addUse({ kind, itemId, factId: id }))
  if (links.length > 0) await inTransaction(services.db, links)
  if (later) await saveFact(services, id, { revision: 1, input: { ...fact, ...later } }, 'demo-admin')
}

/** Facts, and a source whose headlines were read an hour before `now`. */
const addFactsAndFeed = async (services: Services, now: number): Promise<void> => {
  for (const seeded of officeFacts(dateInIndia(now))) await addSeedFact(services, seeded)
  const { id } = await addFeed(services, sampleFeed, 'demo-editor')
  const readAt = now - hour
  const entries = await Promise.all(
    sampleEntries.map(async (entry) => ({
      ...entry,
      id: newId('fen', readAt),
      key: entry.url,
      hash: await hashOf(entry.url),
      publishedAt: readAt - hour,
    })),
  )
  await inTransaction(services.db, [
    addEntries(id, entries, readAt),
    markRead(id, 'rss', { now: readAt, nextAt: readAt + hour, etag: null, lastModified: null }),
  ])
}

/**
 * Adds the work of the demo's two administrators, dated relative to `now` (Unix milliseconds), through the use cases of
 * their screens. Returns false, without changes, where the audit log shows that it was done before.
 */
export const seedOffice = async (d1: D1Database, now: number): Promise<boolean> => {
  const bindings = { DB: d1, EVENTS_QUEUE: unsent } as unknown as Bindings
  const services = makeServices(bindings, () => undefined)
  const [first] = officeWork
  if (!first || (await services.db.$count(auditLog, eq(auditLog.itemId, first.id))) > 0) return false
  const today = dateInIndia(now)
  const moment = { now, today, tomorrow: addDays(today, 1) }
  const steps = officeWork
    .flatMap((item) => item.acts.map((act) => ({ item, kind: kindOf(item), act, moment })))
    .toSorted((one, other) => other.act.hoursAgo - one.act.hoursAgo)
  const servicesAt = (hoursAgo: number): Services => {
    const at = now - hoursAgo * hour
    return { ...services, now: () => at, newId: (prefix) => newId(prefix, at) }
  }
  await addFactsAndFeed(servicesAt(firstHoursAgo), now)
  for (const step of steps) await perform(servicesAt(step.act.hoursAgo), step)
  await keepMessages(services, now)
  await beginPresetDraft(servicesAt(1), patternPart, 'pre_rrb-ntpc-1', 'pre_rrb-ntpc-1_v1', 'demo-editor')
  await beginPresetDraft(servicesAt(1), blueprintPart, 'pre_rrb-ntpc-1', 'blu_rrb-ntpc-1_v1', 'demo-editor')
  return true
}
