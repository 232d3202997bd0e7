import type { DraftKind } from '../../../domain/content.ts'
import type { ErrorBody } from '../../../domain/errors.ts'
import { makeApi } from '../../api.ts'
import type { DraftCalls, LoadReply, SaveReply, StoredDraft } from './save-state.ts'

/** Longest body of a request that outlives its page; browsers allow 64 kB. */
const keepaliveLimit = 60_000

const waitStatuses = new Set([408, 425, 429])

/** Outcome of a failed call. */
export const failureOf = async (reply: {
  status: number
  json(): Promise<unknown>
}): Promise<Exclude<LoadReply, { kind: 'loaded' }>> => {
  const { status } = reply
  if (status === 401) return { kind: 'signed_out' }
  if (status >= 500 || waitStatuses.has(status)) return { kind: 'unreachable' }
  const { code } = (await reply.json()) as ErrorBody
  if (code === 'accounts.second_factor_required') return { kind: 'signed_out' }
  return { kind: 'refused', code }
}

export const tryCall = async <Reply>(run: () => Promise<Reply>): Promise<Reply | { kind: 'unreachable' }> => {
  try {
    return await run()
  } catch {
    return { kind: 'unreachable' }
  }
}

/** Calls of an editor for one item, in the browser. */
export const draftCallsOf = (kind: DraftKind, id: string): DraftCalls => {
  const content = () => makeApi(location.origin).admin.content[':kind'][':id']
  const param = { kind, id }
  return {
    save: (json, isLeaving) =>
      tryCall(async (): Promise<SaveReply> => {
        const keepalive = isLeaving && JSON.stringify(json).length < keepaliveLimit
        const reply = await content().draft.$put({ param, json }, { init: { keepalive } })
        if (reply.ok) return { kind: 'saved', ...(await reply.json()) }
        // The type names the statuses of the route, without those of errors.
        const status: number = reply.status
        if (status !== 409) return failureOf(reply)
        const { code } = (await reply.json()) as unknown as ErrorBody
        return code === 'content.revision_conflict' ? { kind: 'conflict' } : { kind: 'refused', code }
      }),
    load: () =>
      tryCall(async (): Promise<LoadReply> => {
        const reply = await content().$get({ param })
        if (!reply.ok) return failureOf(reply)
        const { draft } = await reply.json()
        return { kind: 'loaded', draft: draft as StoredDraft }
      }),
  }
}
