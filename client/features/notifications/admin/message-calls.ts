import type { OfficeDetail } from '../../../../domain/content/contract.ts'
import type { ErrorBody } from '../../../../domain/errors.ts'
import type { MessageDraftState, MessageView } from '../../../../domain/notifications/office.ts'
import { makeApi } from '../../../api.ts'
import { failureOf, tryCall } from '../../../office/editor/draft-calls.ts'
import type { DraftCalls, LoadReply, SaveReply, StoredDraft } from '../../../office/editor/save-state.ts'

/** Draft as the editor holds it. */
const storedDraft = (draft: MessageDraftState): StoredDraft => ({ ...draft, stale: [] })

/** A message as the editor of items reads it. */
export const detailOf = ({ id, draft }: MessageView): OfficeDetail => ({
  id,
  state: 'draft',
  isArchivable: false,
  version: null,
  publishedAt: null,
  deletedAt: null,
  draft: { ...storedDraft(draft), isStored: true, scheduledAt: null },
})

/** Calls of the editor of a message, in the browser. */
export const messageCallsOf = (id: string): DraftCalls => {
  const message = () => makeApi(location.origin).admin.notifications.messages[':id']
  const param = { id }
  return {
    save: ({ revision, body }, isLeaving) =>
      tryCall(async (): Promise<SaveReply> => {
        const reply = await message().draft.$put(
          { param, json: { revision, body } },
          { init: { keepalive: isLeaving } },
        )
        if (reply.ok) return { kind: 'saved', ...(await reply.json()), stale: [] }
        if ((reply.status as number) !== 409) return failureOf(reply)
        const { code } = (await reply.json()) as unknown as ErrorBody
        return code === 'content.revision_conflict' ? { kind: 'conflict' } : { kind: 'refused', code }
      }),
    load: () =>
      tryCall(async (): Promise<LoadReply> => {
        const reply = await message().$get({ param })
        if (!reply.ok) return failureOf(reply)
        return { kind: 'loaded', draft: storedDraft((await reply.json()).draft as MessageDraftState) }
      }),
  }
}
