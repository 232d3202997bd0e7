import { data, replace } from 'react-router'
import { safeReturnTo } from '../../../domain/paths.ts'
import type { PageRequest } from '../../context.ts'
import { refusalOf, replyOf, type Refusal } from './refusal.ts'

/** What a refused form shows again: everything but the password. */
export type Refused = Refusal & { values: { name: string; email: string; under18: boolean } }

/** Where a form came from, and where it leads once it is accepted. */
export const returnAddress = (request: Request): string => safeReturnTo(new URL(request.url).searchParams.get('next'))

/**
 * What both pages of the form know before it is filled in. Who is signed in already goes on, and the form's place in
 * the history goes to what follows it: else the way back would lead forward again.
 */
export const signInLoader = (request: Request, { viewer, socialProvider }: PageRequest) => {
  if (viewer.user) throw replace(returnAddress(request))
  return { provider: socialProvider }
}

/**
 * The action behind both forms: posts to better-auth's address and goes on to the return address,
 * or gives the form back with what was wrong. Works without script.
 */
export const signInAction = async (request: Request, { post }: PageRequest, path: string, names: readonly string[]) => {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const under18 = text('under18') === 'true'
  const sent = Object.fromEntries(names.map((name) => [name, text(name)]))
  const response = await post(path, under18 ? { ...sent, under18 } : sent)
  const refusal = await refusalOf(response, { 'accounts.weak_password': 'password', 'accounts.address_taken': 'email' })
  if (!refusal) throw replace(returnAddress(request))
  const refused: Refused = { ...refusal, values: { name: text('name'), email: text('email'), under18 } }
  return data(refused, replyOf(refusal))
}
