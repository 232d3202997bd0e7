import type { ErasureNeeds } from '../../drizzle/schema/index.ts'
import { eraseAttempts } from '../attempts/personal.usecases.ts'
import { erasePictures } from '../challenges/pictures.usecases.ts'
import { certificateFilesOf } from '../courses/personal.usecases.ts'
import { recipientOf } from '../dead-letters/dead-letters.ts'
import { deleteFolder } from '../files/files.usecases.ts'
import type { Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'
import { sendMail } from '../notifications/mail.ts'
import { eraseResults } from '../results/personal.usecases.ts'
import { eraseDeck } from '../revision/personal.usecases.ts'
import { TaskFailed, type TaskRunner } from '../tasks/task.ts'
import { languageKeyOf } from '../accounts/accounts.usecases.ts'
import { accountErased } from './data-rights.mails.ts'
import { exportFolder } from './export.task.ts'
import { closeErasure, deleteRows, findErasure, keepNeeds } from './data-rights.store.ts'

export type ErasureInput = { erasureId: string }

/** Number of attempts or results that one step erases. */
const pageSize = 20

/**
 * Longer than the 60 s for which a browser's cached session stays valid, plus the time of a document that is still
 * being made. Anything they write is erased by the second pass.
 */
const settledAfterMs = 90_000

/**
 * Stages in order, in two passes. Results are erased in the second pass, when no score or document of the student is
 * pending. Attempts that cannot be erased block only the last stage. The names say `sittings` because running tasks
 * store them.
 */
const stages = [
  'sittings',
  'rows',
  'files',
  'wait',
  'sittings-again',
  'results',
  'rows-again',
  'files-again',
  'sittings-left',
] as const
type Stage = (typeof stages)[number]

type Erased = { id: string; uid: string; needs: ErasureNeeds; requestedAt: number }

/**
 * Erases the data of an ended account, a bounded amount per step. Every stage is idempotent, so an interrupted step
 * restarts safely.
 */
export const eraseData: TaskRunner<ErasureInput> = async (services, { input, cursor, done }) => {
  const erasure = await findErasure(services.db, input.erasureId)
  if (!erasure) throw new TaskFailed('There is no such erasure.')
  const { id, uid, needs, requestedAt } = erasure
  // The erasure has been closed, but the task's result was lost.
  if (uid === null || needs === null) return { done, total: done, cursor: null }
  const [stage, place] = parseCursor(cursor)
  const nextStep = await runners[stage](services, { id, uid, needs, requestedAt }, place)
  if (nextStep) {
    const { delaySeconds } = nextStep
    return { done: done + 1, total: null, cursor: `${stage} ${nextStep.place}`, ...(delaySeconds && { delaySeconds }) }
  }
  const next = stages[stages.indexOf(stage) + 1]
  if (next) return { done: done + 1, total: null, cursor: `${next} ` }
  sendMail(services, accountErased(needs, needs.language))
  await closeErasure(services.db, id, services.now())
  log('info', 'accounts.erased', { erasureId: id })
  return { done: done + 1, total: done + 1, cursor: null }
}

const parseCursor = (cursor: string | null): [Stage, string] => {
  const [name, place = ''] = (cursor ?? '').split(' ')
  return [stages.find((stage) => stage === name) ?? stages[0], place]
}

/** Next cursor of a stage, different at each step; null when the stage is done. A stage starts at ''. */
type NextStep = { place: string; delaySeconds?: number } | null

type StageRunner = (services: Services, erased: Erased, place: string) => Promise<NextStep>

const nextCount = (place: string): { place: string } => ({ place: String(Number(place) + 1) })

const attempts: StageRunner = async (services, { uid }, after) => {
  const { next } = await eraseAttempts(services, uid, after, pageSize)
  return next === null ? null : { place: next }
}

const rows: StageRunner = async (services, { id, uid, needs, requestedAt }) => {
  // A certificate may have been issued since the request. Its row is the only reference to its file.
  const files = [...new Set([...needs.files, ...(await certificateFilesOf(services, uid))])]
  if (files.length > needs.files.length) await keepNeeds(services.db, id, { ...needs, files })
  // Messages sent from an unconfirmed address may belong to someone else and stay.
  const email = needs.emailVerified ? needs.email : null
  const recipient = email === null ? null : await recipientOf(services, email)
  await deleteRows(services.db, uid, { email, recipient }, requestedAt)
  return null
}

const files: StageRunner = async (services, { uid, needs }) => {
  const { KV, FILES } = services.env
  await deleteFolder(services, exportFolder(uid))
  await erasePictures(services, uid)
  await eraseDeck(services, uid)
  if (needs.files.length > 0) await FILES.delete(needs.files)
  await Promise.all([await languageKeyOf(uid), ...needs.sessionKeys].map((key) => KV.delete(key)))
  return null
}

const runners: Record<Stage, StageRunner> = {
  sittings: attempts,
  rows,
  files,
  wait: async (services, { requestedAt }, place) => {
    const left = requestedAt + settledAfterMs - services.now()
    return left > 0 ? { ...nextCount(place), delaySeconds: Math.ceil(left / 1000) } : null
  },
  'sittings-again': attempts,
  results: async (services, { uid }, place) =>
    (await eraseResults(services, uid, pageSize)) > 0 ? nextCount(place) : null,
  'rows-again': rows,
  'files-again': files,
  'sittings-left': async (services, { uid }, place) => {
    const { erased, failed } = await eraseAttempts(services, uid, '', pageSize)
    if (erased > 0) return nextCount(place)
    if (failed > 0) throw new Error('Attempts are left that cannot be forgotten.')
    return null
  },
}
