import type { ErrorBody, ErrorCode } from '../../domain/errors.ts'

/** A refusal by the worker, as a form shows it. */
export type Refusal<Reason extends string = WeakPassword> = {
  code: ErrorCode
  /** Names of the refused fields; empty when the form as a whole was refused. */
  fields: string[]
  /** Seconds after which to try again. */
  retryAfter: number | null
  /** HTTP status. */
  status: number
  /** Proof-of-work challenge to solve before the next try. */
  work?: string | undefined
  /** Why a password of acceptable length or an act on a test was refused, or the account blocked. */
  reason?: Reason | undefined
}

type WeakPassword = 'common' | 'own_words'

/** The part of a `Response` that a form reads, typed or not. */
export type RpcReply = { ok: boolean; status: number; json(): Promise<unknown> }

/** Field at which an error code is shown. */
export type FieldOf = Partial<Record<ErrorCode, string>>

const fieldsIn = ({ code, fields }: ErrorBody, fieldOf: FieldOf): string[] => {
  const own = fieldOf[code]
  // An error inside a list is shown at the list.
  return own ? [own] : Object.keys(fields ?? {}).map((path) => path.replace(/\..*/, ''))
}

/** Null when the call succeeded. */
export const refusalOf = async <Reason extends string = WeakPassword>(
  response: RpcReply,
  fieldOf: FieldOf = {},
): Promise<Refusal<Reason> | null> => {
  if (response.ok) return null
  const body = (await response.json()) as ErrorBody
  const retryAfter = body.details?.['retryAfter']
  return {
    code: body.code,
    fields: fieldsIn(body, fieldOf),
    retryAfter: typeof retryAfter === 'number' ? retryAfter : null,
    status: response.status,
    work: body.details?.['work'] as string | undefined,
    reason: body.details?.['reason'] as Reason | undefined,
  }
}

/** Refusal of a form that its contract does not accept; no call was made. */
export const invalidFields = (fields: string[]): Refusal => ({
  code: 'input.invalid',
  fields,
  retryAfter: null,
  status: 422,
})

/** Status and headers of the page that answers a refused form. */
export const replyOf = (refusal: Refusal<string> | null): ResponseInit | undefined => {
  if (!refusal) return undefined
  const { status, retryAfter } = refusal
  return retryAfter === null ? { status } : { status, headers: { 'retry-after': String(retryAfter) } }
}
