import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedSeries } from '../../drizzle/seed/catalogue/index.ts'
import { series } from '../../drizzle/schema/index.ts'
import { previewSeries } from '../../worker/catalogue/preview.usecases.ts'
import { seriesContent } from '../../worker/catalogue/series.content.ts'
import { readSeries } from '../../worker/catalogue/series.usecases.ts'
import { purgeTrash } from '../../worker/content/content.cron.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { readItem, saveChecked } from '../../worker/content/drafts.usecases.ts'
import { publish } from '../../worker/content/publishing.usecases.ts'
import { restoreVersion } from '../../worker/content/restoring.usecases.ts'
import { trash } from '../../worker/content/trash.usecases.ts'
import { contentKinds } from '../../worker/content-kinds.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const admin = 'usr_series-office'
const made: string[] = []

// Removes what these tests created: other files list the demo in the same database.
afterAll(async () => {
  for (const id of made) await trash(servicesAt(), seriesContent, id, admin).catch(() => undefined)
  await purgeTrash(
    servicesAt(() => Date.now() + 31 * 86_400_000),
    contentKinds,
  )
})

const bodyOf = async (id: string) => (await readItem(servicesAt(), seriesContent, id)).draft

describe('editor of a series (CAT-42)', () => {
  test('opens, publishes, changes and restores every series of the demo without loss', async () => {
    const services = servicesAt()
    const stored = await db.select({ id: series.id }).from(series)
    const demo = stored.filter(({ id }) => seedSeries.some((each) => each.id === id))
    expect(demo).toHaveLength(seedSeries.length)
    for (const { id: from } of demo) {
      const opened = await bodyOf(from)
      expect(opened.faults, from).toEqual({})
      const body = { ...opened.body, slug: unique('series-copy-').toLowerCase() }
      const { id } = await createItem(services, seriesContent, body, admin)
      made.push(id)
      await publish(services, seriesContent, id, { revision: 1 }, admin)
      const { description, faq } = await readSeries(services, null, from)
      expect(await readSeries(services, null, id), from).toMatchObject({ description, faq })
      const changed = { ...body, description: { en: 'Changed', hi: 'बदला' }, faq: [], validityDays: 7 }
      const { revision } = await bodyOf(id)
      const saved = await saveChecked(services, seriesContent, id, { revision, body: changed }, admin)
      await publish(services, seriesContent, id, { revision: saved.revision }, admin)
      const { revision: next } = await bodyOf(id)
      await restoreVersion(services, seriesContent, id, { version: 1, revision: next }, admin)
      expect((await bodyOf(id)).body, from).toEqual(body)
    }
  })

  test('draws a draft without any field on the page of a series (OFC-31)', async () => {
    const { id } = await createItem(servicesAt(), seriesContent, {}, admin)
    made.push(id)
    const { preview, series: drawn } = await previewSeries(servicesAt(), id)
    expect(preview.missing).toEqual(expect.arrayContaining(['title.en', 'exams', 'access']))
    expect(drawn).toMatchObject({ id, title: { en: '…' }, exam: { title: { en: '…' } }, tests: [] })
  })

  test('draws the tests of a published series in their order', async () => {
    const { series: drawn } = await previewSeries(servicesAt(), 'ser_ssc-cgl-mocks')
    const { tests, exam } = await readSeries(servicesAt(), null, 'ser_ssc-cgl-mocks')
    expect(drawn.tests.map(({ id }) => id)).toEqual(tests.map(({ id }) => id))
    expect(drawn.exam).toEqual(exam)
  })
})
