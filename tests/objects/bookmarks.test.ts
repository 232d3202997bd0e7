import { beforeAll, expect, test } from 'vitest'
import { maxBookmarks } from '../../domain/questions/bookmarks.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { addBookmark, findInPaper } from '../../worker/questions/bookmarks.store.ts'
import { listBookmarks, removeBookmark } from '../../worker/questions/bookmarks.usecases.ts'
import { db, env, prepareDatabase, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const bookmarkOf = (userId: string, questionId: string) => ({
  userId,
  questionId,
  questionVersionId: `${questionId}_v1`,
  testId: 'tst_ssc-cgl-mock-1',
  attemptId: 'att_bookmarks',
  createdAt: Date.now(),
})

test('bookmarks are found by their student, and no table is read from end to end (RES-25)', async () => {
  const { bindings, statements, trips } = watched()
  const services = makeServices(bindings, () => undefined, 'https://taiyari.test')
  const userId = unique('user')
  const asked = { userId, testVersionId: 'tst_ssc-cgl-mock-1_v1', questionId: 'qst_rea-001' }
  expect(await findInPaper(services.db, asked)).toMatchObject({ isKnown: false })
  expect(await addBookmark(services.db, bookmarkOf(userId, 'qst_rea-001'))).toBe(true)
  expect(await findInPaper(services.db, asked)).toMatchObject({ isKnown: true })
  await listBookmarks(services, userId, undefined)
  await listBookmarks(services, userId, btoa(JSON.stringify({ value: 1, id: 'qst_rea-001' })))
  await removeBookmark(services, userId, 'qst_rea-001')
  expect(trips()).toBe(6)
  expect(await slowStatements(statements)).toEqual([])
})

test('concurrent requests never set more bookmarks than can be kept, and one question twice is one bookmark (RES-59)', async () => {
  const userId = unique('user')
  const { results } = await env.DB.prepare(
    "SELECT id FROM questions WHERE id LIKE 'qst_rea-%' ORDER BY id LIMIT 8",
  ).all<{
    id: string
  }>()
  const ids = results.map(({ id }) => id)
  // Leaves room for three.
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO questions (id, slug, subject, topic, difficulty, target_ms, rights, state, current_version_id, updated_at)
       WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < ?)
       SELECT 'qst_room-' || n, 'room-' || n, subject, topic, difficulty, target_ms, rights, 'draft', current_version_id, 1
       FROM up JOIN questions ON questions.id = ?`,
    ).bind(maxBookmarks - 3, ids[0]),
    env.DB.prepare(
      `INSERT INTO question_bookmarks (user_id, question_id, question_version_id, test_id, attempt_id)
       SELECT ?, id, current_version_id, 'test', 'attempt' FROM questions WHERE id LIKE 'qst_room-%'`,
    ).bind(userId),
  ])
  try {
    const add = (id = '') => addBookmark(db, bookmarkOf(userId, id))
    const added = await Promise.all(ids.map(add))
    expect(added.filter(Boolean)).toHaveLength(3)
    const kept = async () =>
      (
        await listBookmarks(
          makeServices(env, () => undefined),
          userId,
          undefined,
        )
      ).count
    expect(await kept()).toBe(maxBookmarks)
    expect(await add(ids[added.indexOf(true)])).toBe(true)
    expect(await add(ids[added.indexOf(false)])).toBe(false)
    expect(await kept()).toBe(maxBookmarks)
  } finally {
    await env.DB.batch([
      env.DB.prepare("DELETE FROM question_bookmarks WHERE question_id LIKE 'qst_room-%'"),
      env.DB.prepare("DELETE FROM questions WHERE id LIKE 'qst_room-%'"),
    ])
  }
})
