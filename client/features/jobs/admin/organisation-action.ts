import { data, redirect } from 'react-router'
import { OrganisationInput } from '../../../../domain/jobs/office-contract.ts'
import type { Api } from '../../../api.ts'
import { postedText } from '../../../forms/posted.ts'
import { refusalOf, replyOf, type Refusal } from '../../../forms/refusal.ts'

/** Refused form of an organisation, with the typed text. `id` is empty for a new one. */
export type OrganisationAnswer = {
  of: 'save' | 'merge'
  id: string
  /** Names of refused fields: `name.en`, `name.hi`, `url`. */
  fields: string[]
  refusal: Refusal | null
  typed: Record<string, string>
}

const save = async (form: FormData, api: Api) => {
  const id = postedText(form, 'id')
  const typed = { en: postedText(form, 'name.en'), hi: postedText(form, 'name.hi'), url: postedText(form, 'url') }
  const input = OrganisationInput.safeParse({ name: { en: typed.en, hi: typed.hi }, url: typed.url || null })
  const answer: OrganisationAnswer = { of: 'save', id, fields: [], refusal: null, typed }
  if (!input.success) return { ...answer, fields: input.error.issues.map(({ path }) => path.join('.')) }
  const { organisations } = api.admin.jobs
  const reply = await (id
    ? organisations[':organisationId'].$put({ param: { organisationId: id }, json: input.data })
    : organisations.$post({ json: input.data }))
  const refusal = await refusalOf(reply)
  return refusal ? { ...answer, refusal, fields: refusal.fields } : null
}

const merge = async (form: FormData, api: Api) => {
  const id = postedText(form, 'id')
  const into = postedText(form, 'into')
  const answer: OrganisationAnswer = { of: 'merge', id, fields: ['into'], refusal: null, typed: {} }
  if (!into) return answer
  const param = { organisationId: id }
  const reply = await api.admin.jobs.organisations[':organisationId'].merge.$post({ param, json: { into } })
  const refusal = await refusalOf(reply)
  return refusal ? { ...answer, refusal } : null
}

/** Runs a form of the organisations' tab. Null for any other form. */
export const organisationAction = async (request: Request, form: FormData, api: Api) => {
  const intent = form.get('intent')
  if (intent !== 'organisation-save' && intent !== 'organisation-merge') return null
  const refused = await (intent === 'organisation-save' ? save(form, api) : merge(form, api))
  if (refused) return data(refused, refused.refusal ? replyOf(refused.refusal) : { status: 422 })
  const { pathname } = new URL(request.url)
  const done = intent === 'organisation-save' ? 'saved' : 'merged'
  throw redirect(`${pathname}?${new URLSearchParams({ tab: 'organisations', done })}`, 303)
}
