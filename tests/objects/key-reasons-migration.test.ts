import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { questionKeys, tasks } from '../../drizzle/schema/index.ts'
import { listKeys } from '../../worker/questions/keys.usecases.ts'
import { newExam } from './scored.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

test('a reason from before there were two languages is kept in its own, in the key and in its re-scoring (RES-79)', async () => {
  const { questionId, questionVersionId } = await newExam()
  const first = await db.select().from(questionKeys).where(eq(questionKeys.questionVersionId, questionVersionId)).get()
  if (!first) throw new Error('The question has no key')
  const texts = ['It was "wrong"', 'कुंजी ग़लत थी, B सही है']
  const taskIds = texts.map(() => unique('tsk_'))
  for (const [index, text] of texts.entries()) {
    await db.insert(questionKeys).values({ ...first, version: index + 2, state: 'superseded' })
    await env.DB.prepare('UPDATE question_keys SET reason = ? WHERE question_version_id = ? AND version = ?')
      .bind(text, questionVersionId, index + 2)
      .run()
    await db.insert(tasks).values({
      id: taskIds[index] ?? '',
      kind: 'rescoring',
      state: 'done',
      input: { mode: 'trial', reason: text },
      createdAt: 1,
      updatedAt: 1,
    })
  }
  const migration = env.MIGRATIONS.find(({ name }) => name.endsWith('_split_key_reasons.sql'))
  for (let times = 0; times < 2; times += 1)
    for (const query of migration?.queries ?? []) await env.DB.prepare(query).run()

  const split = [
    { en: texts[0], hi: '' },
    { en: '', hi: texts[1] },
  ]
  const keys = await listKeys(servicesAt(), questionId)
  expect(keys.map(({ reason }) => reason)).toEqual([...split.toReversed(), null])
  for (const [index, id] of taskIds.entries())
    expect((await db.select().from(tasks).where(eq(tasks.id, id)).get())?.input).toEqual({
      mode: 'trial',
      reason: split[index],
    })
})
