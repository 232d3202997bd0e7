import { beforeAll, describe, expect, test } from 'vitest'
import { importFaultCodes, type ExchangeFormat } from '../../domain/questions/exchange/contract.ts'
import { readImport, startImport } from '../../worker/questions/imports/imports.usecases.ts'
import { listRows } from '../../worker/questions/imports/rows.usecases.ts'
import {
  readQuestionExport,
  readQuestionFile,
  startQuestionExport,
} from '../../worker/questions/exports/exports.usecases.ts'
import { startOfficeRebuild } from '../../worker/content/office-rebuild.task.ts'
import { findTask } from '../../worker/tasks/tasks.store.ts'
import { by, run, services } from './import-support.ts'
import { db, prepareDatabase, unique } from './support.ts'
import { takeStep } from './take-step.ts'

beforeAll(async () => {
  await prepareDatabase()
  // The demo's questions enter the lists.
  const taskId = await startOfficeRebuild(services, by)
  while ((await findTask(db, taskId))?.state !== 'done') await takeStep(services, taskId)
})

const exported = async (format: ExchangeFormat) => {
  const { taskId } = await startQuestionExport(services, { format, filter: { state: 'published' } }, by)
  await takeStep(services, taskId)
  const { output } = await readQuestionExport(services, taskId, by)
  const { body } = await readQuestionFile(services, taskId, by)
  return { output, text: await new Response(body).text(), taskId }
}

describe('an export of the bank (OFC-45)', () => {
  test('is known row by row when it is imported again, and a finding is none of loss', async () => {
    const { output, text } = await exported('csv')
    expect(output?.questions).toBeGreaterThan(300)
    const { id } = await startImport(
      services,
      { name: `${unique('bank')}.csv`, text, choices: { publishes: true } },
      by,
    )
    await run(id, 'check')
    const { rows, verdicts, faults } = await readImport(services, id)
    const others = (await listRows(services, id, { verdict: 'refused' })).items
    expect(others.map(({ row, faults: found }) => [row, found])).toEqual([])
    expect(verdicts).toEqual({ ready: 0, warned: 0, refused: 0, known: rows })
    expect(faults.filter(({ code }) => importFaultCodes.some((each) => each === code)).map(({ code }) => code)).toEqual(
      ['twin_in_bank'],
    )
  })

  test('is read by the administrator who asked for it alone', async () => {
    const { taskId } = await exported('gift')
    await expect(readQuestionFile(services, taskId, unique('usr_'))).rejects.toMatchObject({ status: 404 })
  })
})
