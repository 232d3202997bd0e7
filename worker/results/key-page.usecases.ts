import type { KeyPage, KeyWork } from '../../domain/questions/key-page.ts'
import type { Services } from '../platform/context.ts'
import { keyedVersions } from '../questions/seen-questions.usecases.ts'
import * as store from './rescoring.store.ts'
import type { RescoringInput, RescoringOutput } from './rescoring.task.ts'

type Task = NonNullable<Awaited<ReturnType<typeof store.findNewest>>>

const workOf = ({ id, state, done, total, ...task }: Task): KeyWork => {
  const { mode, questionVersionId, keyVersion, reason } = task.input as RescoringInput
  const output = task.output as RescoringOutput | null
  return {
    taskId: id,
    mode,
    state,
    done,
    total,
    questionVersionId,
    keyVersion,
    reason,
    error: task.error,
    changed: output?.changed ?? 0,
    ranks: output?.ranks ?? null,
    largest: output?.largest ?? null,
  }
}

/** A question with its keys, and with the trial or the re-scoring that is newest. A dismissed trial is left out. */
export const readKeyPage = async (services: Services, questionId: string): Promise<KeyPage> => {
  const [page, task] = await Promise.all([
    keyedVersions(services, questionId),
    store.findNewest(services.db, questionId),
  ])
  const work = task ? workOf(task) : null
  const isProposed = page.versions.some(
    ({ questionVersionId, keys }) =>
      questionVersionId === work?.questionVersionId &&
      keys.some(({ version, state }) => version === work.keyVersion && state === 'proposed'),
  )
  return { ...page, work: work?.mode === 'trial' && !isProposed ? null : work }
}
