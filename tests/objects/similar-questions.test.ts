import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { saveDraft } from '../../worker/content/drafts.usecases.ts'
import { publish } from '../../worker/content/publishing.usecases.ts'
import { purge, restore, trash } from '../../worker/content/trash.usecases.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { inTransaction } from '../../worker/platform/transaction.ts'
import { newQuestions } from '../../worker/questions/new-questions.usecases.ts'
import { questionContent } from '../../worker/questions/questions.content.ts'
import { indexChangedQuestions } from '../../worker/questions/similarity/indexing.usecases.ts'
import { mostSimilar, similarQuestions } from '../../worker/questions/similarity/similar.usecases.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const admin = 'usr_similar'

/** A stem with words of its own, which no other test has. */
const stemOf = (name: string) => ({
  en: `A merchant of ${name} buys 40 lamps and sells them at a profit of 12 per cent. What is the price of a lamp?`,
  hi: `${name} का एक व्यापारी 40 दीपक ख़रीदता है और उन्हें 12 प्रतिशत लाभ पर बेचता है। एक दीपक का मूल्य क्या है?`,
})

const partsOf = (stem: { en: string; hi: string }) => ({
  exams: ['ssc'],
  passageId: null,
  subject: 'maths',
  topic: 'complex-numbers',
  difficulty: 'easy' as const,
  targetSeconds: 45,
  stem,
  options: ['₹124', '₹144'].map((value, index) => ({ id: 'ab'[index] ?? '', content: { en: value, hi: value } })),
  key: { kind: 'mcq' as const, optionIds: ['b'] },
  solution: { en: 'Divide.', hi: 'भाग दीजिए।' },
})

const bodyOf = (stem: { en: string; hi: string }) => ({ ...partsOf(stem), slug: unique('similar-').toLowerCase() })

const draftOf = async (stem: { en: string; hi: string }) =>
  (await createItem(servicesAt(), questionContent, bodyOf(stem), admin)).id

const find = (text: { en: string; hi: string }, except?: string) =>
  similarQuestions(servicesAt(), { text, except, limit: 20 })

const idsOf = async (text: { en: string; hi: string }, except?: string) =>
  (await find(text, except)).map(({ id }) => id)

/** Letters only: numbers are no part of what is compared. */
const newWord = (word: string): string => unique(word).replace(/\d/g, (digit) => 'ghjklmnprt'[Number(digit)] ?? '')

describe('similar questions of the bank (OFC-37)', () => {
  test('include a draft as soon as it is saved, and not the question itself', async () => {
    const stem = stemOf(unique('kutch'))
    const id = await draftOf(stem)
    const [first] = await find(stem)
    expect(first).toMatchObject({ id, state: 'draft', hasDraft: true })
    expect(first?.similarity).toBeGreaterThan(0.8)
    expect(await idsOf(stem, id)).not.toContain(id)
  })

  test('are found by half of a stem, in either language, and show what is alike', async () => {
    const stem = stemOf(unique('kutch'))
    const id = await draftOf(stem)
    const typed = { en: stem.en.slice(0, 60), hi: '' }
    const [first] = await find(typed)
    expect(first?.id).toBe(id)
    const { text = '', marks = [] } = first?.en ?? {}
    expect(marks.map(([start, end]) => text.slice(start, end)).join(' ')).toContain('A merchant of')
    expect(marks.every(([, end]) => end <= typed.en.length)).toBe(true)
    expect((await idsOf({ en: '', hi: stem.hi }))[0]).toBe(id)
    expect((await idsOf({ en: 'Another sentence in English.', hi: stem.hi }))[0]).toBe(id)
  })

  test('follow what becomes of a question: changed, published, in the bin, restored, deleted', async () => {
    const [stem, changed] = [stemOf(unique('kutch')), stemOf(unique('bihar'))]
    changed.en = changed.en.replace(/A merchant.*lamps and/, `The ${unique('weaver')} of the old town weaves silk,`)
    changed.hi = ''
    const id = await draftOf(stem)
    const { revision } = await saveDraft(
      servicesAt(),
      questionContent,
      id,
      { revision: 1, body: bodyOf(changed) },
      admin,
    )
    expect((await find(changed))[0]?.id).toBe(id)
    expect((await find(stem)).find((found) => found.id === id)?.similarity ?? 0).toBeLessThan(0.6)
    await publish(servicesAt(), questionContent, id, { revision }, admin)
    expect((await find(changed))[0]).toMatchObject({ id, state: 'published', hasDraft: false })
    await trash(servicesAt(), questionContent, id, admin)
    expect(await idsOf(changed)).not.toContain(id)
    await restore(servicesAt(), questionContent, id, admin)
    expect((await find(changed))[0]?.id).toBe(id)
    await trash(servicesAt(), questionContent, id, admin)
    await purge(
      servicesAt(() => Date.now() + 40 * 86_400_000),
      questionContent,
      id,
    )
    expect(await idsOf(changed)).not.toContain(id)
    expect(await db.all(sql`SELECT 1 FROM question_texts WHERE question_id = ${id}`)).toEqual([])
  })

  test('of an import are read by the schedule, and each row finds its twin', async () => {
    const stems = Array.from({ length: 30 }, () => {
      const [from, things, to] = [newWord('patna'), newWord('lamps'), newWord('gaya')]
      return {
        en: `A merchant of ${from} buys 40 ${things} and sells them in ${to} at a profit. What is the price of one?`,
        hi: `${from} का एक व्यापारी 40 ${things} ख़रीदता है और उन्हें ${to} में लाभ पर बेचता है। एक का मूल्य क्या है?`,
      }
    })
    const { ids, statements } = await newQuestions(servicesAt(), stems.map(partsOf), { by: admin })
    await inTransaction(db, statements(sql`true`))
    await indexChangedQuestions(servicesAt())
    const waiting = await db.all(sql`SELECT question_id FROM changed_questions
      WHERE question_id IN (SELECT value ->> 'id' FROM json_each(${JSON.stringify(ids)}))`)
    expect(waiting).toEqual([])
    const twins = await mostSimilar(servicesAt(), [...stems, { en: 'Nobody asked this.', hi: '' }, { en: '', hi: '' }])
    expect(twins.slice(0, 30).map((twin) => twin?.id)).toEqual(ids.map(({ id }) => id))
    expect(twins.slice(0, 30).every((twin) => (twin?.similarity ?? 0) > 0.8)).toBe(true)
    expect(twins.slice(30).every((twin) => (twin?.similarity ?? 0) < 0.3)).toBe(true)
  })

  test('keep one row for each hash when a text is read again', async () => {
    const stem = stemOf(unique('kutch'))
    const id = await draftOf(stem)
    await find(stem)
    const rows = () =>
      db.get<{ rows: number; hashes: number }>(sql`
        SELECT json_array_length(shingles) AS hashes,
          (SELECT count(*) FROM question_shingles WHERE question = number) AS rows
        FROM question_texts WHERE question_id = ${id}`)
    const before = await rows()
    expect(before.rows).toBe(before.hashes)
    await saveDraft(servicesAt(), questionContent, id, { revision: 1, body: bodyOf(stemOf(unique('goa'))) }, admin)
    await indexChangedQuestions(servicesAt())
    const after = await rows()
    expect(after.rows).toBe(after.hashes)
  })
})

test('every statement of the search and of its index reads by an index (OFC-37)', async () => {
  const { bindings, statements } = watched()
  const services = { ...makeServices(bindings, () => undefined), now: Date.now }
  await draftOf(stemOf(unique('kutch')))
  await similarQuestions(services, { text: stemOf('kutch'), limit: 5 })
  await mostSimilar(services, [stemOf('kutch')])
  expect(statements.size).toBeGreaterThan(5)
  expect(await slowStatements(statements)).toEqual([])
})
