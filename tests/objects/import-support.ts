import type { ImportChoices, ImportPhase } from '../../domain/questions/imports/contract.ts'
// Loaded before the queue and a test read files at once.
import '../../worker/questions/exchange/csv.ts'
import '../../worker/questions/exchange/detect-format.ts'
import '../../worker/questions/exchange/formats.ts'
import '../../worker/questions/imports/pictures.usecases.ts'
import { startImport } from '../../worker/questions/imports/imports.usecases.ts'
import { taskIdOf } from '../../worker/tasks/tasks.usecases.ts'
import { findTask } from '../../worker/tasks/tasks.store.ts'
import { hexOf } from '../../worker/uploads/checked-part.ts'
import { storePart } from '../../worker/uploads/parts.usecases.ts'
import { completeUpload, readUpload, startUpload } from '../../worker/uploads/uploads.usecases.ts'
import { db, env, servicesAt, unique } from './support.ts'
import { takeStep, undeliveredTasks } from './take-step.ts'

/** The tests take the steps of tasks themselves; the queue would take each of them once more. */
export const services = servicesAt(Date.now, { env: { ...env, ...undeliveredTasks } })
export const by = unique('usr_')

/** Runs a phase of an import to its end. */
export const run = async (id: string, phase: ImportPhase, using = services): Promise<void> => {
  const taskId = await taskIdOf('question_import', `${id} ${phase}`)
  for (;;) {
    const task = await findTask(db, taskId)
    if (task?.state === 'done') return
    if (!task || task.state === 'failed') throw new Error(`${phase}: ${task?.error}`)
    await takeStep(using, taskId)
  }
}

const checksumOf = async (bytes: BufferSource) => hexOf(await crypto.subtle.digest('SHA-256', bytes))

/** Key of a file that is uploaded as the browser does. */
export const uploaded = async (bytes: Uint8Array<ArrayBuffer>, name: string): Promise<string> => {
  const checksum = await checksumOf(bytes)
  const { id } = await startUpload(services, by, {
    kind: 'questions',
    name,
    bytes: bytes.length,
    fingerprint: await checksumOf(new TextEncoder().encode(`${name} ${checksum}`)),
    fileId: null,
    alt: null,
  })
  const body = new Blob([bytes]).stream() as ReadableStream<Uint8Array>
  await storePart(services, by, { id, number: 1, checksum, body })
  await completeUpload(services, by, id)
  await takeStep(services, await taskIdOf('file_finish', id))
  await takeStep(services, await taskIdOf('file_finish', id))
  const { file } = await readUpload(services, by, id)
  return file?.key ?? ''
}

/** Id of a checked import of an uploaded file. */
export const checkedFile = async (
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  parts: Partial<ImportChoices> = {},
): Promise<string> => {
  const file = await uploaded(bytes, name)
  const { id } = await startImport(services, { file, choices: { ...choices, ...parts } }, by)
  await run(id, 'check')
  return id
}

const choices: ImportChoices = { subject: 'reasoning', difficulty: 'easy', targetSeconds: 60, publishes: true }

const headings =
  'Question,Question (Hindi),Option A,Option B,Option C,Option D,Answer,Solution,Solution (Hindi),Topic,Code'

type Parts = { answer?: string; topic?: string; code?: string; hindi?: string; solution?: string }

/** Row of a question with a word in its stem. */
export const rowOf = (word: string, parts: Parts = {}): string =>
  [
    `What is ${word}?`,
    parts.hindi ?? `${word} क्या है?`,
    '1,2,3,4',
    parts.answer ?? 'B',
    parts.solution ?? `It is ${word}.`,
    `यह ${word} है।`,
    parts.topic ?? 'Coding-Decoding',
    parts.code ?? '',
  ].join(',')

export const csvOf = (rows: readonly string[]): string => [headings, ...rows].join('\n')

export const begin = (text: string, parts: Partial<ImportChoices> = {}): Promise<{ id: string }> =>
  startImport(services, { name: 'questions.csv', text, choices: { ...choices, ...parts } }, by)

/** Id of an import whose rows are checked. */
export const checked = async (rows: readonly string[], parts: Partial<ImportChoices> = {}): Promise<string> => {
  const { id } = await begin(csvOf(rows), parts)
  await run(id, 'check')
  return id
}
