import type { RulingBody } from '../../domain/challenges/contract.ts'
import type { Decision } from '../../domain/challenges/states.ts'
import type { KeyOutcome } from '../../domain/results/contract.ts'
import { auditRow, inAuditedTransaction, newAudit, type Act } from '../activities/audit.ts'
import { dispatchSoon, eventRow, newEvent } from '../events/outbox.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { findKey, isKeyCurrent, listKeys } from '../questions/keys.usecases.ts'
import { commitRescoring, keyOfTrial } from '../results/rescoring.usecases.ts'
import { findCase, caseConflict } from './cases.usecases.ts'
import * as store from './cases.store.ts'

/** Ruling that a change of the key amounts to. */
export const decisionOf = (outcome: KeyOutcome): Decision =>
  outcome === 'normal' ? 'key_changed' : outcome === 'any_of' ? 'several' : 'dropped'

const refused = (field: string, message: string) =>
  new AppError('input.invalid', 422, message, { fields: { [field]: message } })

type Change = Pick<store.NewRuling, 'decision' | 'fromKey' | 'toKey'>

/** Change of the key by a ruling. Throws 404 or 422 where it names none of the challenged question. */
const changeOf = async (
  services: Services,
  { questionId, questionVersionId }: { questionId: string; questionVersionId: string },
  body: RulingBody,
): Promise<Change> => {
  const keys = (await listKeys(services, questionId)).filter((key) => key.questionVersionId === questionVersionId)
  const current = keys.find(({ state }) => state === 'current')
  if (!current) throw notFound()
  const { version, outcome } = current
  if (body.ruling === 'apply') {
    const trial = await keyOfTrial(services, body.taskId)
    const proposed = await findKey(services, trial)
    if (!proposed || trial.questionVersionId !== questionVersionId)
      throw refused('taskId', 'is a trial of another question')
    return { decision: decisionOf(proposed.outcome), fromKey: version, toKey: trial.version }
  }
  if (body.ruling !== 'corrected') return { decision: body.ruling, fromKey: version, toKey: version }
  const challenged = (await store.findChallengedKey(services.db, questionVersionId)) ?? version
  if (challenged >= version) throw refused('ruling', 'needs a key that was corrected')
  return { decision: decisionOf(outcome), fromKey: challenged, toKey: version }
}

/**
 * Publishes a ruling, which closes every waiting challenge of a version of a question; with a trial, in the transaction
 * that makes its key current. Returns the task that changes the scores, null without one. Throws 409 `challenges.conflict`
 * where another ruling came first, and as `commitRescoring`.
 */
export const rule = async (
  services: Services,
  actor: string,
  questionVersionId: string,
  body: RulingBody,
): Promise<{ rulingId: string; taskId: string | null }> => {
  const { questionId, title } = await findCase(services, questionVersionId)
  const change = await changeOf(services, { questionId, questionVersionId }, body)
  const { reason, revision } = body
  const id = services.newId('rul')
  const ruling = {
    id,
    questionId,
    questionVersionId,
    ...change,
    reason,
    revision,
    createdBy: actor,
    now: services.now(),
  }
  const ruled = newEvent(services, {
    kind: 'challenge.ruled' as const,
    payload: { rulingId: id, questionId, questionVersionId },
  })
  const isStored = store.rulingExists(id)
  const act = {
    actor,
    act: 'challenge.ruled',
    kind: 'question',
    itemId: questionId,
    title,
    reason: reason.en,
    detail: { ruling: change.decision, key: change.toKey },
  } as const satisfies Act
  if (body.ruling === 'apply') {
    const audit = await newAudit(services, act)
    const taskId = await commitRescoring(services, actor, body.taskId, {
      unless: store.staleCase(questionVersionId, revision),
      statements: (isCommitted) => [
        ...store.rulingStatements(ruling, isCommitted),
        auditRow(audit, isStored),
        eventRow(ruled, isStored),
      ],
      conflict: () => caseConflict(services, questionVersionId),
    })
    dispatchSoon(services, [ruled])
    return { rulingId: id, taskId }
  }
  const isSameKey = isKeyCurrent({ questionId, questionVersionId, version: change.toKey })
  const { isDone } = await inAuditedTransaction(services, act, store.rulingStatements(ruling, isSameKey), {
    when: isStored,
    after: [eventRow(ruled, isStored)],
  })
  if (!isDone) throw await caseConflict(services, questionVersionId)
  dispatchSoon(services, [ruled])
  return { rulingId: id, taskId: null }
}
