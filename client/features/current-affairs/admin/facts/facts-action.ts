import type { FactInput } from '../../../../../domain/current-affairs/facts.ts'
import type { UsingKind } from '../../../../../domain/current-affairs/kinds.ts'
import type { Api } from '../../../../api.ts'
import { postedText } from '../../../../forms/posted.ts'
import { sendUseForm } from './use-action.ts'

export const factInputOf = (form: FormData): FactInput => {
  const bilingual = (name: string) => ({ en: postedText(form, `${name}.en`), hi: postedText(form, `${name}.hi`) })
  return {
    kind: postedText(form, 'kind') as FactInput['kind'],
    subject: bilingual('subject'),
    statement: bilingual('statement'),
    topicId: postedText(form, 'topicId') || null,
    exams: form.getAll('entry').map(String),
    validFrom: postedText(form, 'validFrom') || null,
    validTo: postedText(form, 'validTo') || null,
    source: postedText(form, 'source'),
    sourceUrl: postedText(form, 'sourceUrl') || null,
    sourceDate: postedText(form, 'sourceDate') || null,
  }
}

const usingItem = (form: FormData) => ({
  kind: postedText(form, 'kind') as UsingKind,
  itemId: postedText(form, 'itemId'),
})

/** Sends a form of the list of facts, or of the page of one; `reply` is null for an unknown intent. */
export const sendFactForm = async (api: Api, intent: string, form: FormData, factId = postedText(form, 'id')) => {
  const fact = api.admin.facts[':id']
  const param = { id: factId }
  const revision = Number(postedText(form, 'revision'))
  switch (intent) {
    case 'save-fact':
      return {
        reply: await fact.$put({
          param,
          json: { revision, input: factInputOf(form), isRewording: postedText(form, 'isRewording') === 'on' },
        }),
      }
    case 'check-fact':
      return { reply: await fact.check.$post({ param, json: { revision } }) }
    default:
      return { reply: await sendUseForm(api, usingItem(form), form) }
  }
}
