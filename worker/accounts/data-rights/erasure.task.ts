import type { ErasureNeeds } from '../../../drizzle/schema/index.ts'
import { eraseSittings } from '../../attempts/personal.usecases.ts'
import { deleteFolder } from '../../files/files.usecases.ts'
import type { Services } from '../../platform/context.ts'
import { log } from '../../platform/log.ts'
import { sendMail } from '../../platform/mail.ts'
import { eraseResults } from '../../results/personal.usecases.ts'
import { TaskFailed, type Step, type TaskRunner } from '../../tasks/task.ts'
import { languageKeyOf } from '../accounts.usecases.ts'
import { accountErased } from '../accounts.mails.ts'
import { exportFolder } from './export.task.ts'
import { closeErasure, deleteRows, findErasure } from './data-rights.store.ts'

export type ErasureInput = { erasureId: string }

/** Sittings and results that one step takes. */
const pageSize = 20

/**
 * A browser's copy of a session passes for 60 s where D1 is not asked, and a document may still be being made: what they
 * leave behind is swept when nothing more can come.
 */
const settledAfterMs = 90_000

/** In this order, twice; results only the second time, when no score and no document of theirs is on its way. */
const stages = ['sittings', 'rows', 'files', 'wait', 'sittings-again', 'results', 'rows-again', 'files-again'] as const
type Stage = (typeof stages)[number]

type Erased = { uid: string; needs: ErasureNeeds; requestedAt: number }

/**
 * Erases what an account that has ended leaves behind, a bounded part a step. Each part deletes what is there, so that
 * one which was cut off half-way is done again from its beginning and comes to the same.
 */
export const eraseData: TaskRunner<ErasureInput> = async (services, { input, cursor, done }) => {
  const erasure = await findErasure(services.db, input.erasureId)
  if (!erasure) throw new TaskFailed('There is no such erasure.')
  const { uid, needs, requestedAt } = erasure
  // It was closed, and the word of that was lost.
  if (uid === null || needs === null) return { done, total: done, cursor: null }
  const [stage, turn] = placeIn(cursor)
  const outcome = await work[stage](services, { uid, needs, requestedAt })
  const at = (next: Stage, of: number): Step => ({ done: done + 1, total: null, cursor: `${next} ${of}` })
  if (outcome === 'more') return at(stage, turn + 1)
  if (typeof outcome === 'number') return { ...at(stage, turn + 1), delaySeconds: outcome }
  const next = stages[stages.indexOf(stage) + 1]
  if (next) return at(next, 0)
  sendMail(services, accountErased(needs, needs.language))
  await closeErasure(services.db, input.erasureId, services.now())
  log('info', 'accounts.erased', { erasureId: input.erasureId })
  return { done: done + 1, total: done + 1, cursor: null }
}

const placeIn = (cursor: string | null): [Stage, number] => {
  const [name, turn] = (cursor ?? `${stages[0]} 0`).split(' ')
  return [stages.find((stage) => stage === name) ?? stages[0], Number(turn)]
}

/** What is left of a stage: `more` of the same, so many seconds to wait, or nothing. */
type Outcome = 'more' | 'none' | number

const sittings = async (services: Services, { uid }: Erased): Promise<Outcome> =>
  (await eraseSittings(services, uid, pageSize)) > 0 ? 'more' : 'none'

const rows = async (services: Services, { uid, needs }: Erased): Promise<Outcome> => {
  // Whoever has not shown that the address is theirs has no right to what came from it.
  await deleteRows(services.db, uid, needs.emailVerified ? needs.email : null)
  return 'none'
}

const files = async (services: Services, { uid, needs }: Erased): Promise<Outcome> => {
  const { KV, FILES } = services.env
  await deleteFolder(services, exportFolder(uid))
  if (needs.files.length > 0) await FILES.delete(needs.files)
  await Promise.all([await languageKeyOf(uid), ...needs.sessionKeys].map((key) => KV.delete(key)))
  return 'none'
}

const work: Record<Stage, (services: Services, erased: Erased) => Promise<Outcome>> = {
  sittings,
  rows,
  files,
  wait: async (services, { requestedAt }) => {
    const left = requestedAt + settledAfterMs - services.now()
    return left > 0 ? Math.ceil(left / 1000) : 'none'
  },
  'sittings-again': sittings,
  results: async (services, { uid }) => ((await eraseResults(services, uid, pageSize)) > 0 ? 'more' : 'none'),
  'rows-again': rows,
  'files-again': files,
}
