import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { exampleQuestions } from '../../domain/questions/exchange/examples.ts'
import type { ExchangeFormat, ExportedQuestion } from '../../domain/questions/exchange/contract.ts'
import { questionImportRows } from '../../drizzle/schema/index.ts'
import { newQuestion } from '../../domain/questions/start.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { readState } from '../../worker/content/content.state.ts'
import { purgeNow } from '../../worker/content/trash.usecases.ts'
import { passageContent } from '../../worker/questions/passages.content.ts'
import { questionContent } from '../../worker/questions/questions.content.ts'
import { addImport, planUndo, undoImport } from '../../worker/questions/imports/acts.usecases.ts'
import { exportedQuestions } from '../../worker/questions/exports/exported-questions.ts'
import { readImport } from '../../worker/questions/imports/imports.usecases.ts'
import { written } from '../domain/questions/exchange/support.ts'
import { begin, by, checkedFile, run, services } from './import-support.ts'
import { db, prepareDatabase, unique } from './support.ts'

beforeAll(prepareDatabase)

const headings =
  'Question,Question (Hindi),Option A,Option B,Option C,Option D,Answer,Solution,Solution (Hindi),Topic,Passage code,Passage,Passage (Hindi)'

/** Import of a file whose two questions have a passage that it brings. */
const added = async (code: string, publishes: boolean): Promise<string> => {
  const rowOf = (word: string) =>
    `What is ${word}?,${word} क्या है?,1,2,3,4,B,It is ${word}.,यह ${word} है।,Coding-Decoding,${code},Rain on ${code},${code} पर बारिश`
  const rows = [rowOf(unique('word')), rowOf(unique('word'))]
  const { id } = await begin([headings, ...rows].join('\n'), { publishes })
  await run(id, 'check')
  await addImport(services, id, by)
  await run(id, 'add')
  return id
}

const passageOf = async (code: string): Promise<string> => {
  const [row] = await db.all<{ id: string }>(sql`
    SELECT item_id AS id FROM content_drafts WHERE kind = 'passage' AND body ->> '$.slug' = ${code}
    UNION SELECT id FROM passages WHERE slug = ${code}`)
  return row?.id ?? ''
}

const isBinned = async (passageId: string): Promise<boolean> =>
  (await readState(services, passageContent, passageId)).draft?.deletedAt != null

const undone = async (id: string): Promise<void> => {
  await undoImport(services, id, 'The wrong file', by)
  await run(id, 'undo')
}

describe('passages of an undone import (OFC-44)', () => {
  test.each([true, false])('go to the bin with its questions (published: %s)', async (publishes) => {
    const code = unique('rain-').toLowerCase()
    const id = await added(code, publishes)
    expect(await planUndo(services, id)).toMatchObject({ binned: 2, passages: 1 })
    await undone(id)
    expect(await isBinned(await passageOf(code))).toBe(true)
  })

  test('stay where another question has them', async () => {
    const code = unique('shared-').toLowerCase()
    const id = await added(code, true)
    const passageId = await passageOf(code)
    await createItem(services, questionContent, newQuestion('mcq', { passageId }), by)
    await undone(id)
    expect(await isBinned(passageId)).toBe(false)
  })

  test('come back with the same file, and stay in the bin while binned questions show them', async () => {
    const code = unique('again-').toLowerCase()
    await undone(await added(code, true))
    const passageId = await passageOf(code)
    await expect(purgeNow(services, passageContent, passageId, by)).rejects.toMatchObject({
      extra: { details: { reason: 'held' } },
    })
    const again = await added(code, true)
    expect(await isBinned(passageId)).toBe(false)
    const [row] = await db.select().from(questionImportRows).where(eq(questionImportRows.importId, again)).limit(1)
    const { found } = await readState(services, questionContent, row?.questionId ?? '')
    expect(found?.item).toMatchObject({ state: 'published', passageId })
  })
})

/** Two questions of each of two passages, in turns, which the bank lacks. */
const withPassages = (): ExportedQuestion[] => {
  const [example] = exampleQuestions.filter(({ passage }) => passage !== null)
  if (!example?.passage) throw new Error('No example has a passage.')
  const { question, passage } = example
  const passages = (['reading', 'case'] as const).map((kind) => ({
    ...passage,
    kind,
    code: unique('text-').toLowerCase(),
  }))
  return [...passages, ...passages].map((each) => {
    const word = unique('w')
    const stem = { en: `${question.stem.en} (${word})`, hi: `${question.stem.hi} (${word})` }
    return {
      question: {
        ...question,
        rights: 'licensed',
        source: 'A textbook, page 7',
        stem,
        code: unique('q-').toLowerCase(),
        passage: each.code,
      },
      passage: each,
    }
  })
}

const formats: ExchangeFormat[] = ['csv', 'xlsx', 'gift', 'moodle_xml', 'qti_2_1', 'qti_3_0']

test.each(formats)('an export with passages as %s fills a bank that lacks them (OFC-45)', async (format) => {
  const questions = withPassages()
  const id = await checkedFile(new Uint8Array(await written(format, questions)), `${unique('passages')}.${format}`)
  expect((await readImport(services, id)).verdicts).toMatchObject({ refused: 0, known: 0 })
  await addImport(services, id, by)
  await run(id, 'add')
  const codes = new Set(questions.map(({ question }) => question.code))
  const found: ExportedQuestion[] = []
  for await (const each of exportedQuestions(services, { facets: 'tags:example' }))
    if (codes.has(each.question.code)) found.push(each)
  const byCode = ({ question: one }: ExportedQuestion, { question: other }: ExportedQuestion) =>
    (one.code ?? '').localeCompare(other.code ?? '')
  expect(found.toSorted(byCode)).toEqual(questions.toSorted(byCode))
})
