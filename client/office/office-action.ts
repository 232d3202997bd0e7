import { data, redirect } from 'react-router'
import type { ErrorBody, ErrorCode } from '../../domain/errors.ts'
import { postedText } from '../forms/posted.ts'

/** Reply of a call, typed or not. */
export type Reply = { ok: boolean; status: number; json(): Promise<unknown> }

/** Answer to a form that was refused, or whose reply is shown. `values`: posted texts by name. */
export type OfficeAnswer = {
  intent: string
  /** Id of the row whose form was sent. */
  id: string
  code: ErrorCode | null
  /** Reason that the error gives. */
  reason?: string
  /** What else the error says. */
  details?: Record<string, unknown>
  /** Message by refused field. */
  fields: Record<string, string>
  values: Record<string, string>
  /** Ids of chosen rows. */
  entries: string[]
  /** Reply of an accepted call that the page shows. */
  shown?: unknown
}

type Sent = {
  /** Null for an unknown intent. */
  reply: Reply | null
  /** True where the page shows the reply of an accepted call. */
  isShown?: boolean
}

/**
 * Sends a form of the office. An accepted one redirects to the same page, a refused one returns the typed text. `url`:
 * address of the page, which differs from that of a request for its data.
 */
export const officeAction = async (
  url: URL,
  form: FormData,
  send: (intent: string, form: FormData) => Promise<Sent>,
) => {
  const intent = postedText(form, 'intent')
  const { reply, isShown = false } = await send(intent, form)
  if (!reply) throw data(null, { status: 400 })
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const entries = form.getAll('entry').map(String)
  const answer: OfficeAnswer = { intent, id: postedText(form, 'id'), code: null, fields: {}, values, entries }
  if (reply.ok) {
    if (isShown) return data({ ...answer, shown: await reply.json() })
    throw redirect(url.pathname + url.search, 303)
  }
  const { code, fields = {}, details } = (await reply.json()) as ErrorBody
  const reason = details?.['reason']
  const refused = {
    ...answer,
    code,
    fields,
    ...(typeof reason === 'string' && { reason }),
    ...(details && { details }),
  }
  return data<OfficeAnswer>(refused, { status: reply.status })
}
