import { getTableName } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import * as schema from '../../drizzle/schema/index.ts'
import { sweepDataRights } from '../../worker/data-rights/data-rights.cron.ts'
import { eraseAccount } from '../../worker/data-rights/erasure.usecases.ts'
import { requestExport } from '../../worker/data-rights/export.usecases.ts'
import { authorColumns, personalTables } from '../../worker/data-rights/personal-tables.ts'
import { sweepMessages } from '../../worker/contact/contact.cron.ts'
import type { Services } from '../../worker/platform/context.ts'
import { takeStep } from './take-step.ts'
import { retryFailed } from '../../worker/tasks/tasks.usecases.ts'
import { db, logged, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'
import { tables, columnsOf, newOwner, recordingServices, erasureTask, finishErasure } from './data-rights-support.ts'

beforeAll(prepareDatabase)

describe('tables with rows of a student (PRV-9)', () => {
  /** Column names that hold ids or e-mail addresses of users. */
  const personal = /(^|_)(user_id|uid|student_id|email|owner_id)$|_by$/

  test('are all listed for copy and deletion', () => {
    const unlisted = tables.flatMap((table) => {
      const isListed = personalTables.some((each) => each.table === table)
      return columnsOf(table)
        .map(([, { name }]) => name)
        .filter((name) => !isListed && personal.test(name) && !authorColumns.includes(name))
        .map((name) => `${getTableName(table)}.${name}`)
    })
    expect(unlisted).toEqual([])
  })

  test('leave out of the copy only columns that exist', () => {
    for (const { table, exported } of personalTables) {
      const columns = columnsOf(table).map(([key]) => key)
      if ('as' in exported) expect(columns).toEqual(expect.arrayContaining([...(exported.without ?? [])]))
    }
  })

  test('keep every column with a hash, token or password out of the copy', () => {
    for (const { table, exported } of personalTables) {
      if ('not' in exported) continue
      const secrets = columnsOf(table)
        .map(([key]) => key)
        .filter((key) => /password$|token|hash|fingerprint|secret|codes$/i.test(key) && !/expires/i.test(key))
      expect(exported.without ?? [], exported.as).toEqual(expect.arrayContaining(secrets))
    }
  })
})

test('the cron deletes answered messages after two years and records of deletions after 90 days (PRV-10)', async () => {
  const day = 24 * 3_600_000
  const now = Date.now()
  const message = (state: 'answered' | 'new', age: number) => ({
    id: unique('msg'),
    reference: unique('ref'),
    fingerprint: unique('print'),
    name: 'Asha',
    email: `${unique('old')}@example.test`,
    topic: 'other' as const,
    subject: 'Old',
    message: 'A question of long ago',
    language: 'en' as const,
    state,
    createdAt: now - age,
    updatedAt: now - age,
  })
  const [old, recent, open] = [
    message('answered', 731 * day),
    message('answered', 729 * day),
    message('new', 731 * day),
  ]
  await db.insert(schema.contactMessages).values([old, recent, open])
  const erasure = (age: number) => ({ id: unique('ers'), subject: unique('hash'), requestedAt: 1, doneAt: now - age })
  const [gone, kept] = [erasure(91 * day), erasure(89 * day)]
  await db.insert(schema.erasures).values([gone, kept])
  await sweepMessages(servicesAt())
  await sweepDataRights(servicesAt())
  const left = (await db.select({ id: schema.contactMessages.id }).from(schema.contactMessages)).map(({ id }) => id)
  expect([old, recent, open].map(({ id }) => left.includes(id))).toEqual([false, true, true])
  const marks = (await db.select({ id: schema.erasures.id }).from(schema.erasures)).map(({ id }) => id)
  expect([gone, kept].map(({ id }) => marks.includes(id))).toEqual([false, true])
})

test('copy and deletion read no growing table from end to end (PRV-12)', async () => {
  const owner = await newOwner()
  const seen = watched()
  const { services } = recordingServices()
  const { drizzle } = await import('drizzle-orm/d1')
  const counted: Services = {
    ...services,
    db: drizzle(seen.bindings.DB, { schema }) as Services['db'],
    env: { ...services.env, DB: seen.bindings.DB },
  }
  await logged('info', async () => {
    const asked = await requestExport(counted, owner.uid)
    if (asked.state === 'making') for (let step = 0; step < 4; step += 1) await takeStep(counted, asked.taskId)
    await eraseAccount(counted, owner.user, { giveUpTests: true, language: 'en' })
    await finishErasure(counted, await erasureTask(owner.uid))
    await retryFailed(counted, 'account_erasure')
  })
  expect(await slowStatements(seen.statements)).toEqual([])
})
