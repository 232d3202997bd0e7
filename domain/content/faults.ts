/** Reasons for which a field cannot be published; the client has a text for each. */
const faultCodes = [
  'required',
  'rows_required',
  'too_long',
  'too_many',
  'too_small',
  'too_big',
  'choice',
  'slug',
  'link',
  'day',
  'number',
  'twice',
  'taken',
  'unknown',
  'unexpected',
  'invalid',
] as const
type FaultCode = (typeof faultCodes)[number]

/** A fault as it crosses the wire: its code, with the limit where it has one (`too_long:120`). */
export const faultOf = (code: FaultCode, limit?: number | bigint): string =>
  limit === undefined ? code : `${code}:${limit}`

/** Code and limit of a fault; `invalid` for any other text. */
export const readFault = (fault: string): { code: FaultCode; limit: number | null } => {
  const [name, limit] = fault.split(':')
  const code = faultCodes.find((each) => each === name) ?? 'invalid'
  return { code, limit: limit === undefined ? null : Number(limit) }
}
