import type { PresetDraft, PresetPart } from '../../../../domain/catalogue/presets/office.ts'
import type { ErrorBody } from '../../../../domain/errors.ts'
import { makeApi } from '../../../api.ts'
import { failureOf, tryCall } from '../../../office/editor/draft-calls.ts'
import type { DraftCalls, LoadReply, SaveReply } from '../../../office/editor/save-state.ts'

/** Draft as the editor holds it. */
export const storedDraft = ({ from: _from, next: _next, newest: _newest, ...draft }: PresetDraft) => ({
  ...draft,
  stale: [],
})

/** Calls of the editor of a preset's next version, in the browser. */
export const presetCallsOf = (id: string, part: PresetPart): DraftCalls => {
  const draft = () => makeApi(location.origin).admin.presets[':id'][':part'].draft
  const param = { id, part }
  return {
    save: ({ revision, body }, isLeaving) =>
      tryCall(async (): Promise<SaveReply> => {
        const reply = await draft().$put({ param, json: { revision, body } }, { init: { keepalive: isLeaving } })
        if (reply.ok) return { kind: 'saved', ...(await reply.json()), stale: [] }
        if ((reply.status as number) !== 409) return failureOf(reply)
        const { code } = (await reply.json()) as unknown as ErrorBody
        return code === 'content.revision_conflict' ? { kind: 'conflict' } : { kind: 'refused', code }
      }),
    load: () =>
      tryCall(async (): Promise<LoadReply> => {
        const reply = await draft().$get({ param })
        if (!reply.ok) return failureOf(reply)
        return { kind: 'loaded', draft: storedDraft((await reply.json()) as unknown as PresetDraft) }
      }),
  }
}
