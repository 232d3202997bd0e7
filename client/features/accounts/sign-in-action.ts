import { data, redirect } from 'react-router'
import type { ErrorBody, ErrorCode } from '../../../domain/errors.ts'
import { safeReturnTo } from '../../../domain/paths.ts'
import type { PageRequest } from '../../context.ts'

/** What a refused form shows again: everything but the password. */
export type Refused = {
  code: ErrorCode
  fields: string[]
  /** Seconds after which to try again. */
  retryAfter: number | null
  values: { name: string; email: string }
}

/** Where a form came from, and where it leads once it is accepted. */
export const returnAddress = (request: Request): string => safeReturnTo(new URL(request.url).searchParams.get('next'))

const refusedFields = ({ code, fields }: ErrorBody): string[] => {
  if (code === 'accounts.weak_password') return ['password']
  if (code === 'accounts.address_taken') return ['email']
  return Object.keys(fields ?? {})
}

/**
 * The action behind both forms: posts to better-auth's address and goes on to the return address,
 * or gives the form back with what was wrong. Works without script.
 */
export const signInAction = async (request: Request, { post }: PageRequest, path: string, names: readonly string[]) => {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const response = await post(path, Object.fromEntries(names.map((name) => [name, text(name)])))
  if (response.ok) throw redirect(returnAddress(request))
  const body = (await response.json()) as ErrorBody
  const retryAfter = typeof body.details?.['retryAfter'] === 'number' ? body.details['retryAfter'] : null
  const refused: Refused = {
    code: body.code,
    fields: refusedFields(body),
    retryAfter,
    values: { name: text('name'), email: text('email') },
  }
  const headers = retryAfter === null ? undefined : { 'retry-after': String(retryAfter) }
  return data(refused, { status: response.status, headers })
}
