import { data, redirect } from 'react-router'
import { mistakeKinds } from '../../../../domain/revision/mistake-kinds.ts'
import { unwrap, type Api } from '../../../api.ts'
import { refusalOf, replyOf, type Refusal } from '../../../forms/refusal.ts'
import { loadList } from '../../../load.ts'
import { loginAddress, orSignIn } from '../../../sign-in-first.ts'
import { oneOf } from '../../../ui/list-address.ts'
import { addressIn, queryOf } from './mistake-filters.ts'

const placeOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url)
  return `${pathname.replace(/\.data$/, '')}${search}`
}

/** The mistake book under the filters of the address. */
export const mistakesLoader = async (request: Request, api: Api) => {
  const filters = addressIn(new URL(request.url).searchParams)
  const call = unwrap(api.revision.mistakes.$get({ query: queryOf(filters) }))
  const book = await loadList(orSignIn(call, { request, next: placeOf(request) }), request)
  if (book instanceof Response) throw book
  return { filters, book }
}
export type MistakesData = Awaited<ReturnType<typeof mistakesLoader>>

/** Answer to the kind that was chosen last; `refusal` null when it was kept. */
export type KindAnswer = { questionId: string; refusal: Refusal | null }

/** Form action of the kinds; a form without a kind takes the choice back. */
export const mistakesAction = async (request: Request, api: Api) => {
  const form = await request.formData()
  const questionId = String(form.get('questionId'))
  const kind = oneOf(mistakeKinds, String(form.get('kind'))) ?? null
  const reply = await api.revision.mistakes[':questionId'].kind.$put({ param: { questionId }, json: { kind } })
  const refusal = await refusalOf(reply)
  if (refusal?.status === 401) throw redirect(loginAddress(placeOf(request)))
  return data<KindAnswer>({ questionId, refusal }, replyOf(refusal))
}
