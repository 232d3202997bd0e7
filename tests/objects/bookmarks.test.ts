import { beforeAll, expect, test } from 'vitest'
import { makeServices } from '../../worker/platform/context.ts'
import { findAsked } from '../../worker/questions/bookmarks.store.ts'
import { listBookmarks, removeBookmark } from '../../worker/questions/bookmarks.usecases.ts'
import { prepareDatabase, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

test('speed.md, query plans: bookmarks are found by their student, and no table is read from end to end', async () => {
  const { bindings, statements, trips } = watched()
  const services = makeServices(bindings, () => undefined, 'https://taiyari.test')
  const userId = unique('user')
  const asked = { userId, testVersionId: 'tst_ssc-cgl-mock-1_v1', questionId: 'qst_rea-001' }
  expect(await findAsked(services.db, asked)).toMatchObject({ isKnown: false, count: 0 })
  await listBookmarks(services, userId, undefined)
  await listBookmarks(services, userId, btoa(JSON.stringify({ value: 1, id: 'qst_rea-001' })))
  await removeBookmark(services, userId, 'qst_rea-001')
  expect(trips()).toBe(4)
  expect(await slowStatements(statements)).toEqual([])
})
