import { data, redirect } from 'react-router'
import { z } from 'zod'
import { CardsQuery, DeckSettings, NewCard } from '../../../../domain/revision/contract.ts'
import { learningPaths } from '../../../../domain/learning-paths.ts'
import { safeReturnTo } from '../../../../domain/paths.ts'
import { unwrap, type Api } from '../../../api.ts'
import { constraintsOf } from '../../../forms/constraints.ts'
import { defineForms, type FormAnswer } from '../../../forms/define-forms.ts'
import { invalidFields, refusalOf, replyOf, type Refusal } from '../../../forms/refusal.ts'
import { load, loadList } from '../../../load.ts'
import { loginAddress, orSignIn } from '../../../sign-in-first.ts'

/** Filters of the list of cards in the page's address; null where it asks for none. */
const queryIn = (request: Request): CardsQuery | null => {
  const asked = Object.fromEntries(new URL(request.url).searchParams)
  const { success, data: query } = CardsQuery.safeParse(asked)
  return success && Object.keys(query).length > 0 ? query : null
}

const { shape } = DeckSettings

/** The form sends no date and no box that is empty. */
const TypedSettings = z.strictObject({
  examDate: shape.examDate.default(null),
  dailyCap: shape.dailyCap,
  certainty: shape.certainty.default(false),
})

const settingsForm = defineForms<{ api: Api }>()({
  contract: TypedSettings,
  send: (json, { api }) => api.revision.settings.$put({ json }),
})

/** The student's cards in numbers, and a page of them where the address asks for it. */
export const revisionLoader = async (request: Request, api: Api) => {
  const { pathname, search } = new URL(request.url)
  const overview = await load(orSignIn(unwrap(api.revision.$get()), { request, next: `${pathname}${search}` }))
  if (overview instanceof Response) throw overview
  const query = queryIn(request)
  const list = query && (await loadList(unwrap(api.revision.cards.$get({ query })), request))
  return { overview, list, query, constraints: constraintsOf(TypedSettings) }
}
export type RevisionData = Awaited<ReturnType<typeof revisionLoader>>

const cardIn = (form: FormData): NewCard | null => {
  const { success, data: card } = NewCard.safeParse({ kind: form.get('kind'), id: form.get('id') })
  return success ? card : null
}

const setAside = (form: FormData, api: Api, aside: boolean) =>
  api.revision.cards[':cardId'].$put({ param: { cardId: String(form.get('cardId') || '-') }, json: { aside } })

const acts = {
  amnesty: (_form: FormData, api: Api) => api.revision.amnesty.$post({ json: {} }),
  'amnesty-back': (_form: FormData, api: Api) => api.revision.amnesty.$delete({ json: {} }),
  aside: (form: FormData, api: Api) => setAside(form, api, true),
  back: (form: FormData, api: Api) => setAside(form, api, false),
  'add-saved': (_form: FormData, api: Api) => api.revision.cards.saved.$post({ json: {} }),
  add: (form: FormData, api: Api) => {
    const card = cardIn(form)
    return card && api.revision.cards.$post({ json: card })
  },
}
type Act = keyof typeof acts
export type RevisionIntent = Act | 'settings'

/** Answer to the form that was sent last; `refusal` null when it was accepted. */
export type RevisionAnswer = { intent: RevisionIntent; refusal: Refusal | null; form: FormAnswer | null }

const isAct = (name: unknown): name is Act => typeof name === 'string' && Object.hasOwn(acts, name)

const answerTo = async (form: FormData, api: Api): Promise<RevisionAnswer> => {
  const intent = form.get('intent')
  if (isAct(intent)) {
    const reply = await acts[intent](form, api)
    return { intent, refusal: reply ? await refusalOf(reply) : invalidFields(['id']), form: null }
  }
  const answer = await settingsForm.submit(form, { api })
  return { intent: 'settings', refusal: answer.refusal, form: answer }
}

/** Address to which the form's own page asks to return. */
const returnIn = (form: FormData): string => {
  const next = form.get('next')
  return typeof next === 'string' ? safeReturnTo(next) : learningPaths.revision()
}

export const revisionAction = async (request: Request, api: Api) => {
  const form = await request.formData()
  const answer = await answerTo(form, api)
  if (answer.refusal?.status === 401) throw redirect(loginAddress(returnIn(form)))
  return data(answer, replyOf(answer.refusal))
}
