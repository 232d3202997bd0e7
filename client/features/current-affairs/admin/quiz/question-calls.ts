import type { ErrorBody } from '../../../../../domain/errors.ts'
import type { QuizQuestionBody } from '../../../../../domain/current-affairs/quiz.ts'
import { makeApi } from '../../../../api.ts'
import { tryCall, failureOf } from '../../../../office/editor/draft-calls.ts'
import type { DraftCalls, LoadReply, SaveReply } from '../../../../office/editor/save-state.ts'

/** Missing parts of a question as faults of its fields. */
export const faultsOf = (paths: readonly string[]): Record<string, string> =>
  Object.fromEntries(paths.map((path) => [path, path === 'options' ? 'twice' : 'required']))

const nothing = { checklist: [], stale: [] }

/** Calls of the editor of one question, in the browser. */
export const questionCallsOf = (id: string): DraftCalls => {
  const question = () => makeApi(location.origin).admin['current-affairs'].questions[':id']
  const param = { id }
  return {
    save: ({ revision, body }, isLeaving) =>
      tryCall(async (): Promise<SaveReply> => {
        const json = { revision, body: body as QuizQuestionBody }
        const reply = await question().$put({ param, json }, { init: { keepalive: isLeaving } })
        if (reply.ok) {
          const { faults, ...saved } = await reply.json()
          return { kind: 'saved', ...saved, faults: faultsOf(faults), ...nothing }
        }
        if ((reply.status as number) !== 409) return failureOf(reply)
        const { code } = (await reply.json()) as unknown as ErrorBody
        return code === 'content.revision_conflict' ? { kind: 'conflict' } : { kind: 'refused', code }
      }),
    load: () =>
      tryCall(async (): Promise<LoadReply> => {
        const reply = await question().$get({ param })
        if (!reply.ok) return failureOf(reply)
        const { faults, ...stored } = await reply.json()
        return { kind: 'loaded', draft: { ...stored, updatedByName: null, faults: faultsOf(faults), ...nothing } }
      }),
  }
}
