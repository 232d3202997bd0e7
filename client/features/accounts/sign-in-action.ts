import { data, replace } from 'react-router'
import { paths, safeReturnTo } from '../../../domain/paths.ts'
import type { Api } from '../../api.ts'
import type { PageRequest } from '../../context.ts'
import { goOn, intentOf } from './intent.ts'
import { onward } from './onward.ts'
import { refusalOf, replyOf, type Refusal } from './refusal.ts'

type Values = { name: string; email: string; under18: boolean }

/** What a refused form shows again: everything but the password. */
export type Refused = Refusal & { values: Values }

/** Where a form came from, and where it leads once it is accepted. */
export const returnAddress = (request: Request): string => safeReturnTo(new URL(request.url).searchParams.get('next'))

const handOn = (request: Request): string => onward(new URL(request.url).searchParams)

/**
 * Where a finished sign-in leads: on, or where something was asked for before it, to the log-in, whose loader has the
 * new session and does it.
 */
export const addressAfter = (request: Request): string =>
  intentOf(request) ? paths.login() + handOn(request) : returnAddress(request)

/**
 * What both pages of the form know before it is filled in. Who is signed in already goes on, and the form's place in
 * the history goes to what follows it: else the way back would lead forward again.
 */
export const signInLoader = async (request: Request, { viewer, socialProvider }: PageRequest, api: Api) => {
  if (viewer.user) throw await goOn(request, api, returnAddress(request))
  return { provider: socialProvider }
}

/** What was entered, but for the password. */
export const valuesOf = (form: FormData): Values => ({
  name: textOf(form, 'name'),
  email: textOf(form, 'email'),
  under18: textOf(form, 'under18') === 'true',
})

export const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '')

/** Where a right password leads: on, or to the page that asks for the code of an app. */
const nextAddress = async (request: Request, response: Response): Promise<string> => {
  const { secondFactor = false } = (await response.json()) as { secondFactor?: boolean }
  return secondFactor ? paths.secondFactor() + handOn(request) : addressAfter(request)
}

/**
 * The action behind both forms: posts to better-auth's address and goes on to the return address,
 * or gives back what was wrong. Works without script.
 */
export const signIn = async (
  request: Request,
  { post }: PageRequest,
  path: string,
  sent: Record<string, unknown>,
): Promise<Refusal> => {
  const response = await post(path, sent)
  const refusal = await refusalOf(response, {
    'accounts.weak_password': 'password',
    'accounts.address_taken': 'email',
    'accounts.code_invalid': 'code',
  })
  if (!refusal) throw replace(await nextAddress(request, response))
  return refusal
}

export const signUpAction = async (request: Request, page: PageRequest) => {
  const form = await request.formData()
  const values = valuesOf(form)
  const { name, email, under18 } = values
  const work = textOf(form, 'work')
  const sent = { name, email, password: textOf(form, 'password'), ...(under18 && { under18 }), ...(work && { work }) }
  const refusal = await signIn(request, page, '/api/auth/sign-up/email', sent)
  return data<Refused>({ ...refusal, values }, replyOf(refusal))
}
