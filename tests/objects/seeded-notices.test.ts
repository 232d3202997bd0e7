import { beforeAll, expect, test } from 'vitest'
import { seedNotices } from '../../scripts/seed-notices.ts'
import { noticesOf } from '../../worker/notifications/reading.usecases.ts'
import { env, prepareDatabase, servicesAt } from './support.ts'

beforeAll(prepareDatabase)

/** All notices of the student of the demo: other files have announced newer ones to everyone. */
const seededNotices = async (now: number) => {
  const services = servicesAt(() => now)
  const pageAt = (cursor?: string) => noticesOf(services, 'demo-student', { language: 'en', cursor })
  const items = []
  for (let page = await pageAt(); ; page = await pageAt(page.next ?? undefined)) {
    items.push(...page.items)
    if (page.next === null) return items.filter(({ id }) => id.startsWith('ntc_demo-'))
  }
}

test('the student of the demo has notices that lead to what the demo has, labelled as such (NTF-31)', async () => {
  const now = Date.now()
  expect(await seedNotices(env.DB, now)).toBe(true)
  expect(await seedNotices(env.DB, now)).toBe(false)
  const notices = await seededNotices(now)
  expect(notices.map(({ kind, isRead }) => [kind, isRead])).toEqual(
    expect.arrayContaining([
      ['message.service', false],
      ['content.new', false],
      ['job.extended', true],
    ]),
  )
  expect(notices.every(({ title, text }) => !`${title} ${text}`.includes('{{'))).toBe(true)
})
