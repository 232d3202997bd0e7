import type { FactInput } from '../../../../../domain/current-affairs/facts.ts'
import type { Api } from '../../../../api.ts'
import { postedText } from '../../../../forms/posted.ts'

const inputOf = (form: FormData): FactInput => {
  const bilingual = (name: string) => ({ en: postedText(form, `${name}.en`), hi: postedText(form, `${name}.hi`) })
  return {
    kind: postedText(form, 'kind') as FactInput['kind'],
    subject: bilingual('subject'),
    statement: bilingual('statement'),
    validFrom: postedText(form, 'validFrom') || null,
    validTo: postedText(form, 'validTo') || null,
    source: postedText(form, 'source'),
  }
}

/** Sends a form of the facts; `reply` is null for an unknown intent. */
export const sendFactForm = async (api: Api, intent: string, form: FormData) => {
  const { facts } = api.admin
  const param = { id: postedText(form, 'id') }
  const revision = Number(postedText(form, 'revision'))
  switch (intent) {
    case 'save-fact':
      return {
        reply: param.id
          ? await facts[':id'].$put({ param, json: { revision, input: inputOf(form) } })
          : await facts.$post({ json: inputOf(form) }),
      }
    case 'check-fact':
      return { reply: await facts[':id'].check.$post({ param, json: { revision } }) }
    case 'delete-fact':
      return { reply: await facts[':id'].$delete({ param, json: { revision } }) }
    default:
      return { reply: null }
  }
}
