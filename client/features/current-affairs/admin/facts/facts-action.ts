import type { FactInput } from '../../../../../domain/current-affairs/facts.ts'
import type { Api } from '../../../../api.ts'
import { textIn } from '../office-action.ts'

const inputOf = (form: FormData): FactInput => {
  const bilingual = (name: string) => ({ en: textIn(form, `${name}.en`), hi: textIn(form, `${name}.hi`) })
  return {
    kind: textIn(form, 'kind') as FactInput['kind'],
    subject: bilingual('subject'),
    statement: bilingual('statement'),
    validFrom: textIn(form, 'validFrom') || null,
    validTo: textIn(form, 'validTo') || null,
    source: textIn(form, 'source'),
  }
}

/** Forms of the facts. */
export const sendFactForm = async (api: Api, intent: string, form: FormData) => {
  const { facts } = api.admin
  const param = { id: textIn(form, 'id') }
  const revision = Number(textIn(form, 'revision'))
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
