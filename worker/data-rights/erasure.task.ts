import type { ErasureNeeds } from '../../drizzle/schema/index.ts'
import { eraseAttempts } from '../attempts/personal.usecases.ts'
import { certificateFilesOf } from '../courses/personal.usecases.ts'
import { deleteFolder } from '../files/files.usecases.ts'
import type { Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'
import { sendMail } from '../notifications/mail.ts'
import { eraseResults } from '../results/personal.usecases.ts'
import { TaskFailed, type TaskRunner } from '../tasks/task.ts'
import { languageKeyOf } from '../accounts/accounts.usecases.ts'
import { accountErased } from '../accounts/accounts.mails.ts'
import { exportFolder } from './export.task.ts'
import { closeErasure, deleteRows, findErasure, keepNeeds } from './data-rights.store.ts'

export type ErasureInput = { erasureId: string }

/** Attempts and results that one step takes. */
const pageSize = 20

/**
 * A browser's copy of a session passes for 60 s where D1 is not asked, and a document may still be being made: what they
 * leave behind is swept when nothing more can come.
 */
const settledAfterMs = 90_000

/**
 * In this order, twice; results only the second time, when no score and no document of theirs is on its way. Attempts
 * that could not be forgotten hold up nothing but the end. `sittings` are attempts: stages are stored in tasks that run.
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
 * Erases what an account that has ended leaves behind, a bounded part a step. Each part deletes what is there, so that
 * one which was cut off half-way is done again from its beginning and comes to the same.
 */
export const eraseData: TaskRunner<ErasureInput> = async (services, { input, cursor, done }) => {
  const erasure = await findErasure(services.db, input.erasureId)
  if (!erasure) throw new TaskFailed('There is no such erasure.')
  const { id, uid, needs, requestedAt } = erasure
  // It was closed, and the word of that was lost.
  if (uid === null || needs === null) return { done, total: done, cursor: null }
  const [stage, place] = placeIn(cursor)
  const left = await work[stage](services, { id, uid, needs, requestedAt }, place)
  if (left) {
    const { delaySeconds } = left
    return { done: done + 1, total: null, cursor: `${stage} ${left.place}`, ...(delaySeconds && { delaySeconds }) }
  }
  const next = stages[stages.indexOf(stage) + 1]
  if (next) return { done: done + 1, total: null, cursor: `${next} ` }
  sendMail(services, accountErased(needs, needs.language))
  await closeErasure(services.db, id, services.now())
  log('info', 'accounts.erased', { erasureId: id })
  return { done: done + 1, total: done + 1, cursor: null }
}

const placeIn = (cursor: string | null): [Stage, string] => {
  const [name, place = ''] = (cursor ?? '').split(' ')
  return [stages.find((stage) => stage === name) ?? stages[0], place]
}

/** Where a stage goes on, which is another place each time; null where it is done. It begins at ''. */
type Left = { place: string; delaySeconds?: number } | null

type Work = (services: Services, erased: Erased, place: string) => Promise<Left>

const counted = (place: string): { place: string } => ({ place: String(Number(place) + 1) })

const attempts: Work = async (services, { uid }, after) => {
  const { next } = await eraseAttempts(services, uid, after, pageSize)
  return next === null ? null : { place: next }
}

const rows: Work = async (services, { id, uid, needs, requestedAt }) => {
  // A certificate may have been issued since: its row alone leads to its file.
  const files = [...new Set([...needs.files, ...(await certificateFilesOf(services, uid))])]
  if (files.length > needs.files.length) await keepNeeds(services.db, id, { ...needs, files })
  // Whoever has not shown that the address is theirs has no right to what came from it.
  await deleteRows(services.db, uid, needs.emailVerified ? needs.email : null, requestedAt)
  return null
}

const files: Work = async (services, { uid, needs }) => {
  const { KV, FILES } = services.env
  await deleteFolder(services, exportFolder(uid))
  if (needs.files.length > 0) await FILES.delete(needs.files)
  await Promise.all([await languageKeyOf(uid), ...needs.sessionKeys].map((key) => KV.delete(key)))
  return null
}

const work: Record<Stage, Work> = {
  sittings: attempts,
  rows,
  files,
  wait: async (services, { requestedAt }, place) => {
    const left = requestedAt + settledAfterMs - services.now()
    return left > 0 ? { ...counted(place), delaySeconds: Math.ceil(left / 1000) } : null
  },
  'sittings-again': attempts,
  results: async (services, { uid }, place) =>
    (await eraseResults(services, uid, pageSize)) > 0 ? counted(place) : null,
  'rows-again': rows,
  'files-again': files,
  'sittings-left': async (services, { uid }, place) => {
    const { erased, failed } = await eraseAttempts(services, uid, '', pageSize)
    if (erased > 0) return counted(place)
    if (failed > 0) throw new Error('Attempts are left that cannot be forgotten.')
    return null
  },
}
