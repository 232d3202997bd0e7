import type { ErrorBody, ErrorCode } from '../../../domain/errors.ts'

/** What the worker refused, as a form shows it. */
export type Refusal = {
  code: ErrorCode
  /** Names of the fields it is about; none where it is about the whole. */
  fields: string[]
  /** Seconds after which to try again. */
  retryAfter: number | null
  status: number
  /** The challenge of a proof of work that is asked for. */
  work?: string | undefined
  /** Why a password was refused that is long enough. */
  reason?: WeakPassword | undefined
}

export type WeakPassword = 'common' | 'own_words'

type Reply = { ok: boolean; status: number; json(): Promise<unknown> }

/** Refusals of one field that have a code of their own. */
type FieldOf = Partial<Record<ErrorCode, string>>

const fieldsIn = ({ code, fields }: ErrorBody, fieldOf: FieldOf): string[] => {
  const own = fieldOf[code]
  // A path into a list is told at the list.
  return own ? [own] : Object.keys(fields ?? {}).map((path) => path.replace(/\..*/, ''))
}

/** Null where a call went well. */
export const refusalOf = async (response: Reply, fieldOf: FieldOf = {}): Promise<Refusal | null> => {
  if (response.ok) return null
  const body = (await response.json()) as ErrorBody
  const retryAfter = body.details?.['retryAfter']
  return {
    code: body.code,
    fields: fieldsIn(body, fieldOf),
    retryAfter: typeof retryAfter === 'number' ? retryAfter : null,
    status: response.status,
    work: body.details?.['work'] as string | undefined,
    reason: body.details?.['reason'] as WeakPassword | undefined,
  }
}

/** A refusal that needs no call. */
export const refusedField = (field: string): Refusal => ({
  code: 'input.invalid',
  fields: [field],
  retryAfter: null,
  status: 422,
})

/** Status and headers of a page whose form was refused. */
export const replyOf = (refusal: Refusal | null): ResponseInit | undefined => {
  if (!refusal) return undefined
  const { status, retryAfter } = refusal
  return retryAfter === null ? { status } : { status, headers: { 'retry-after': String(retryAfter) } }
}
