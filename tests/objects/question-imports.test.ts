import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditLog, contentDrafts, questionImports, questions } from '../../drizzle/schema/index.ts'
import { readState } from '../../worker/content/content.state.ts'
import { publish } from '../../worker/content/publishing.usecases.ts'
import { trash } from '../../worker/content/trash.usecases.ts'
import {
  addImport,
  discardImport,
  planUndo,
  purgeImports,
  undoImport,
} from '../../worker/questions/imports/acts.usecases.ts'
import { checkAgain, readImport } from '../../worker/questions/imports/imports.usecases.ts'
import { refusedFile } from '../../worker/questions/imports/refused.usecases.ts'
import { correctRow, listRows, readRow, replaceInRows } from '../../worker/questions/imports/rows.usecases.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { questionContent } from '../../worker/questions/questions.content.ts'
import { begin, by, checked, csvOf, rowOf, run, services } from './import-support.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'
import { undeliveredTasks } from './take-step.ts'
import { watched } from './watched.ts'

beforeAll(prepareDatabase)

const add = async (id: string) => {
  await addImport(services, id, by)
  await run(id, 'add')
  return readImport(services, id)
}

const questionsOf = async (id: string) =>
  (await listRows(services, id, {})).items.flatMap(({ questionId }) => (questionId === null ? [] : [questionId]))

const reason = (name: string) => ({ extra: { details: { reason: name } } })

describe('the replacement of an unknown name (OFC-178)', () => {
  test('corrects all rows that have it and no other, and checks them again', async () => {
    const wrong = { topic: 'Codng-Decoding' }
    const rows = [rowOf(unique('x'), wrong), rowOf(unique('x'), wrong), rowOf(unique('x'), { topic: 'Nowhere' })]
    const id = await checked(rows)
    expect((await readImport(services, id)).unknown).toEqual([
      { part: 'topic', value: 'Codng-Decoding', suggestion: 'Coding and decoding', rows: 2 },
      { part: 'topic', value: 'Nowhere', suggestion: null, rows: 1 },
    ])
    const replacement = { part: 'topic' as const, value: 'Codng-Decoding', by: 'Coding and decoding' }
    expect(await replaceInRows(services, id, replacement, by)).toEqual({ rows: 2 })
    await expect(correctRow(services, id, 0, { revision: 0, corrections: [] })).rejects.toMatchObject({ status: 409 })
    await run(id, 'check')
    expect(await readImport(services, id)).toMatchObject({
      verdicts: { ready: 2, refused: 1 },
      unknown: [{ value: 'Nowhere' }],
    })
    expect((await readRow(services, id, 0)).question.topic).toBe('Coding and decoding')
    await expect(replaceInRows(services, id, replacement, by)).rejects.toMatchObject(reason('nothing'))
  })

  test('renames one exam of several and leaves the others', async () => {
    const headings = 'Question,Option A,Option B,Answer,Solution,Topic,Exams'
    const row = `What is ${unique('x')}?,1,2,A,It is 1.,Coding-Decoding,"SSC, Bankng"`
    const { id } = await begin([headings, row].join('\n'))
    await run(id, 'check')
    expect((await readImport(services, id)).unknown).toMatchObject([{ part: 'exams', value: 'Bankng', rows: 1 }])
    await replaceInRows(services, id, { part: 'exams', value: 'Bankng', by: 'Banking' }, by)
    await run(id, 'check')
    expect((await readImport(services, id)).unknown).toEqual([])
    expect((await readRow(services, id, 0)).question.exams).toEqual(['SSC', 'Banking'])
  })
})

describe('the dry run of an import (OFC-42)', () => {
  test('gives each row its verdict, and writes no question', async () => {
    const [one, other] = [unique('word'), unique('word')]
    const before = await db.$count(questions)
    const id = await checked([
      rowOf(one),
      rowOf(one),
      rowOf(other, { topic: 'Codng-Decoding' }),
      rowOf(unique('x'), { hindi: '' }),
    ])
    const { verdicts, faults } = await readImport(services, id)
    expect(verdicts).toEqual({ ready: 1, warned: 1, refused: 2, known: 0 })
    expect(faults.map(({ code }) => code).toSorted()).toEqual(['hindi_missing', 'twin_in_file', 'unknown_value'])
    const { items } = await listRows(services, id, { fault: 'unknown_value' })
    expect(items).toMatchObject([
      { row: 4, faults: [{ path: 'topic', value: 'Codng-Decoding', suggestion: 'Coding and decoding' }] },
    ])
    expect((await listRows(services, id, { fault: 'twin_in_file' })).items).toMatchObject([
      { row: 3, faults: [{ suggestion: '2' }] },
    ])
    expect(await db.$count(questions)).toBe(before)
  })

  test('finds twins in the bank, published or as drafts, whatever their case and key', async () => {
    const [published, drafted] = [unique('word'), unique('word')]
    await add(await checked([rowOf(published)]))
    await add(await checked([rowOf(drafted)], { publishes: false }))
    const id = await checked([rowOf(published.toUpperCase(), { answer: 'C' }), rowOf(drafted)])
    expect((await readImport(services, id)).verdicts).toMatchObject({ known: 2 })
    await expect(addImport(services, id, by)).rejects.toMatchObject(reason('nothing'))
  })

  test('warns of a row that is nearly the same as a question of the bank, and adds it', async () => {
    const stem = (word: string, end: string) =>
      `A merchant of ${word} buys forty bags of rice at a fair and sells them after the harvest ${end}`
    const place = unique('town')
    await add(await checked([`"${stem(place, 'at a profit')}",,1,2,3,4,B,Profit.,,Coding-Decoding,`]))
    const id = await checked([`"${stem(place, 'with a profit')}",,1,2,3,4,B,Profit.,,Coding-Decoding,`])
    const { questionId, code } = await db
      .select({ questionId: questions.id, code: questions.slug })
      .from(questions)
      .where(sql`${questions.title} ->> 'en' LIKE ${`%${place}%`}`)
      .then(([found]) => found ?? { questionId: '', code: '' })
    const near = { code: 'similar_in_bank', blocks: false, suggestion: code, questionId }
    expect((await readRow(services, id, 0)).faults).toContainEqual(expect.objectContaining(near))
    expect((await add(id)).outcomes.added).toBe(1)
    expect((await readRow(services, id, 0)).faults).toContainEqual(expect.objectContaining(near))
  })

  test.each([
    ['en', 'Topic: This is not known here. “Codng-Decoding” → Coding and decoding'],
    ['hi', 'टॉपिक: यह नाम पता नहीं है। “Codng-Decoding” → Coding and decoding'],
  ] as const)(
    'gives the refused rows with their reasons as a file that is imported again (%s)',
    async (language, why) => {
      const [good, bad] = [unique('word'), unique('word')]
      const id = await checked([rowOf(good), rowOf(bad, { topic: 'Codng-Decoding' })])
      const text = await new Response((await refusedFile(services, id, language)).body).text()
      expect(text).toContain(why)
      expect(text).not.toContain(good)
      const again = await begin(text.replace(',Codng-Decoding,', ',Coding-Decoding,'))
      await run(again.id, 'check')
      expect(await readImport(services, again.id)).toMatchObject({ rows: 1, verdicts: { ready: 1 }, faults: [] })
      const [first, second] = await Promise.all([readRow(services, id, 1), readRow(services, again.id, 0)])
      expect(second.question).toEqual({ ...first.question, topic: 'Coding-Decoding' })
    },
  )

  test('shows a row as a paper does, and a row is corrected in place and checked at once', async () => {
    const word = unique('word')
    const id = await checked([rowOf(word, { topic: 'Nothing like it' }), rowOf(word)])
    const row = await readRow(services, id, 0)
    expect(row).toMatchObject({ verdict: 'refused', preview: { key: { optionIds: ['b'] } } })
    expect(row.preview?.question.stem.en).toContain(word)
    const corrections = [
      { path: 'topic', value: 'Coding-Decoding' },
      { path: 'stem.en', value: `Another ${word}?` },
    ]
    await correctRow(services, id, 0, { revision: 0, corrections, key: { kind: 'mcq', optionIds: ['c'] } })
    expect(await readRow(services, id, 0)).toMatchObject({
      verdict: 'ready',
      revision: 1,
      preview: { key: { optionIds: ['c'] } },
    })
    // It was the twin of the corrected row.
    expect(await readRow(services, id, 1)).toMatchObject({ verdict: 'ready', faults: [] })
    await expect(correctRow(services, id, 0, { revision: 0, corrections: [] })).rejects.toMatchObject({ status: 409 })
  })

  test('names the same file, and goes on after an interrupted step', async () => {
    const text = csvOf([rowOf(unique('word'))])
    const first = await begin(text)
    await run(first.id, 'check')
    const second = await begin(text)
    await run(second.id, 'check')
    await checkAgain(services, second.id, by)
    await run(second.id, 'check')
    expect(await readImport(services, second.id)).toMatchObject({
      rows: 1,
      verdicts: { ready: 1 },
      earlier: { id: first.id },
    })
  })
})

describe('adding the rows of an import (OFC-43)', () => {
  test('adds the valid ones as published questions with versions, keys and lists, and tells what it left', async () => {
    const word = unique('word')
    const code = word.toLowerCase()
    const id = await checked([rowOf(word, { code }), rowOf(unique('bad'), { answer: 'F' })])
    expect(await add(id)).toMatchObject({ outcomes: { added: 1, left: 1 } })
    const [questionId = ''] = await questionsOf(id)
    const state = await readState(services, questionContent, questionId)
    expect(state.found?.item).toMatchObject({ slug: code, state: 'published', subject: 'reasoning', createdBy: by })
    expect(state.found?.content).toMatchObject({
      key: { kind: 'mcq', optionIds: ['b'] },
      stem: { en: `What is ${word}?` },
    })
    const acts = await db.select().from(auditLog).where(eq(auditLog.itemId, questionId))
    expect(acts).toMatchObject([{ act: 'content.published', detail: { importId: id } }])
  })

  test('adds drafts that an editor publishes as they are', async () => {
    const id = await checked([rowOf(unique('word'))], { publishes: false })
    await add(id)
    const [questionId = ''] = await questionsOf(id)
    expect(await db.$count(questions, eq(questions.id, questionId))).toBe(0)
    await publish(services, questionContent, questionId, { revision: 1 }, by)
    expect(await db.$count(questions, eq(questions.id, questionId))).toBe(1)
  })

  test('adds each question once: pressed twice, with repeated steps, and from the same file twice at once', async () => {
    const words = [unique('word'), unique('word'), unique('word')]
    const text = csvOf(words.map((word) => rowOf(word)))
    const imports = await Promise.all([begin(text), begin(text)])
    for (const { id } of imports) await run(id, 'check')
    const before = await db.$count(questions)
    await Promise.all(imports.flatMap(({ id }) => [addImport(services, id, by), addImport(services, id, by)]))
    await Promise.allSettled(imports.map(({ id }) => run(id, 'add')))
    for (const { id } of imports) {
      await addImport(services, id, by)
      await run(id, 'add')
    }
    expect(await db.$count(questions)).toBe(before + words.length)
    const views = await Promise.all(imports.map(({ id }) => readImport(services, id)))
    expect(views.reduce((sum, { outcomes }) => sum + outcomes.added, 0)).toBe(words.length)
    expect(views.reduce((sum, { outcomes }) => sum + outcomes.left, 0)).toBe(words.length)
  })

  test('adds a question again whose copy was moved to the bin', async () => {
    const row = rowOf(unique('word'))
    const first = await checked([row])
    await add(first)
    const [questionId = ''] = await questionsOf(first)
    await trash(services, questionContent, questionId, by)
    expect(await add(await checked([row]))).toMatchObject({ outcomes: { added: 1 } })
    expect((await readImport(services, first)).outcomes).toMatchObject({ gone: 1 })
  })
})

test('an import seeks each row that it changes, so that its time grows with the rows alone (OFC-42, OFC-43)', async () => {
  const { bindings, statements } = watched()
  // The queue would take a step elsewhere, whose statements would not be seen.
  const watching = makeServices({ ...bindings, ...undeliveredTasks }, () => undefined)
  const { id } = await begin(csvOf([rowOf(unique('word')), rowOf(unique('bad'), { answer: 'F' })]))
  await run(id, 'check', watching)
  await addImport(services, id, by)
  await run(id, 'add', watching)
  const writing = [...statements].filter((text) => /WITH given[^;]*UPDATE question_import_rows/.test(text))
  expect(writing).toHaveLength(4)
  for (const text of writing) {
    const parameters = Array.from(text.matchAll(/\?/g), () => '[]')
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${text}`)
      .bind(...parameters)
      .all<{ detail: string }>()
    const reads = results.filter(({ detail }) => /^(SCAN|SEARCH) (question_import_rows|row)\b/.test(detail))
    for (const { detail } of reads) expect(detail).toContain('position=?')
  }
})

describe('undoing an import (OFC-44)', () => {
  test.each([true, false])(
    'moves its questions to the bin and frees their texts (published: %s)',
    async (publishes) => {
      const rows = [rowOf(unique('word')), rowOf(unique('word'))]
      const id = await checked(rows, { publishes })
      await add(id)
      expect(await planUndo(services, id)).toEqual({ binned: 2, edited: 0, passages: 0, held: [] })
      await undoImport(services, id, 'The wrong file', by)
      await undoImport(services, id, 'Pressed twice', by)
      await run(id, 'undo')
      expect(await readImport(services, id)).toMatchObject({
        outcomes: { added: 0, undone: 2 },
        undoneAt: expect.any(Number),
      })
      for (const questionId of await questionsOf(id)) {
        const { draft } = await readState(services, questionContent, questionId)
        expect(draft?.deletedAt).not.toBeNull()
      }
      expect(await add(await checked(rows, { publishes }))).toMatchObject({ outcomes: { added: 2 } })
    },
  )

  test('is refused before the rows are added', async () => {
    const id = await checked([rowOf(unique('word'))])
    await expect(undoImport(services, id, 'Too early', by)).rejects.toMatchObject(reason('not_added'))
  })
})

test('an import that was not added is deleted by hand or after 30 days; one that was added stays (OFC-43)', async () => {
  const [mine, old, added] = [
    await checked([rowOf(unique('a'))]),
    await checked([rowOf(unique('b'))]),
    await checked([rowOf(unique('c'))]),
  ]
  await discardImport(services, mine, by)
  await add(added)
  const later = servicesAt(() => Date.now() + 31 * 86_400_000)
  // A run of the cron deletes some.
  while ((await db.$count(questionImports, eq(questionImports.id, old))) > 0) await purgeImports(later)
  expect(await db.$count(questionImports, eq(questionImports.id, mine))).toBe(0)
  expect(await db.$count(questionImports, eq(questionImports.id, added))).toBe(1)
  await expect(discardImport(services, added, by)).rejects.toMatchObject(reason('added'))
  expect(await db.$count(contentDrafts, eq(contentDrafts.itemId, mine))).toBe(0)
})
