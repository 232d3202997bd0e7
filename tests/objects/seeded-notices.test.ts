import { beforeAll, expect, test } from 'vitest'
import { seedNotices } from '../../scripts/seed-notices.ts'
import { bellOf } from './notice-readers.ts'
import { env, prepareDatabase } from './support.ts'

beforeAll(prepareDatabase)

test('the student of the demo has notices that lead to what the demo has, labelled as such (NTF-31)', async () => {
  const now = Date.now()
  expect(await seedNotices(env.DB, now)).toBe(true)
  expect(await seedNotices(env.DB, now)).toBe(false)
  const notices = (await bellOf('demo-student', now)).filter(({ id }) => id.startsWith('ntc_demo-'))
  expect(notices.map(({ kind, isRead }) => [kind, isRead])).toEqual(
    expect.arrayContaining([
      ['message.service', false],
      ['content.new', false],
      ['job.extended', true],
    ]),
  )
  expect(notices.every(({ title, text }) => !`${title} ${text}`.includes('{{'))).toBe(true)
})
