import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  importFaultCodes,
  type ExchangeFormat,
  type ExportedQuestion,
} from '../../domain/questions/exchange/contract.ts'
import { questionImportRows } from '../../drizzle/schema/index.ts'
import type { OfficeFilter } from '../../domain/content/office-query.ts'
import { seedQuestions } from '../../drizzle/seed/questions/index.ts'
import { readImport } from '../../worker/questions/imports/imports.usecases.ts'
import { listRows } from '../../worker/questions/imports/rows.usecases.ts'
import { exportedQuestions } from '../../worker/questions/exports/exported-questions.ts'
import {
  readQuestionExport,
  readQuestionFile,
  startQuestionExport,
} from '../../worker/questions/exports/exports.usecases.ts'
import { startOfficeRebuild } from '../../worker/content/office-rebuild.task.ts'
import { findTask } from '../../worker/tasks/tasks.store.ts'
import { expectedImport } from '../domain/questions/exchange/support.ts'
import { by, checkedFile, services } from './import-support.ts'
import { db, env, prepareDatabase, unique } from './support.ts'
import { takeStep } from './take-step.ts'

beforeAll(async () => {
  await prepareDatabase()
  // The demo's questions enter the lists.
  const taskId = await startOfficeRebuild(services, by)
  while ((await findTask(db, taskId))?.state !== 'done') await takeStep(services, taskId)
})

/** In the tests of a change the questions of a subject; `npm run proofs` exports the whole bank. */
const isWhole = (env as unknown as { DEMO_ITEMS: string }).DEMO_ITEMS === 'all'
const tried: OfficeFilter = { state: 'published', ...(!isWhole && { facets: 'subject:physics' }) }
const triedSeeds = seedQuestions.filter(({ subject }) => isWhole || subject === 'physics')

const exported = async (format: ExchangeFormat, part: OfficeFilter = {}) => {
  const filter = { ...tried, ...part }
  const { taskId } = await startQuestionExport(services, { format, filter }, by)
  await takeStep(services, taskId)
  const { output } = await readQuestionExport(services, taskId, by)
  const { body } = await readQuestionFile(services, taskId, by)
  return { output, bytes: new Uint8Array(await new Response(body).arrayBuffer()), taskId }
}

const demoCodes: ReadonlySet<string | undefined> = new Set(triedSeeds.map(({ code }) => code))

/** False for questions that other tests left in the bank. */
const isOfDemo = ({ code }: { code?: string | undefined }): boolean => demoCodes.has(code)

describe('an export of the bank (OFC-45)', () => {
  test('is known row by row when it is imported again, and a finding is none of loss', async () => {
    const { output, bytes } = await exported('csv')
    expect(output?.questions).toBeGreaterThanOrEqual(triedSeeds.length)
    const id = await checkedFile(bytes, `${unique('bank')}.csv`)
    const { rows, verdicts, faults } = await readImport(services, id)
    const others = (await listRows(services, id, { verdict: 'refused' })).items
    expect(others.map(({ row, faults: found }) => [row, found])).toEqual([])
    expect(verdicts).toEqual({ ready: 0, warned: 0, refused: 0, known: rows })
    expect(faults.filter(({ code }) => importFaultCodes.some((each) => each === code)).map(({ code }) => code)).toEqual(
      ['twin_in_bank'],
    )
  })

  test.each(['csv', 'xlsx'] as const)('as %s has each question in every field', async (format) => {
    const { bytes } = await exported(format)
    const id = await checkedFile(bytes, `${unique('bank')}.${format}`)
    const rows = await db
      .select({ question: questionImportRows.question })
      .from(questionImportRows)
      .where(eq(questionImportRows.importId, id))
      .orderBy(questionImportRows.position)
    const stored: ExportedQuestion[] = []
    for await (const each of exportedQuestions(services, tried)) if (isOfDemo(each.question)) stored.push(each)
    expect(rows.map(({ question }) => question).filter(isOfDemo)).toEqual(expectedImport(stored))
    expect(stored).toHaveLength(triedSeeds.length)
  })

  test('is read by the administrator who asked for it alone', async () => {
    const { taskId } = await exported('gift', { q: 'phy-001' })
    await expect(readQuestionFile(services, taskId, unique('usr_'))).rejects.toMatchObject({ status: 404 })
  })
})
