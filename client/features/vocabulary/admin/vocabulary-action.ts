import type { Direction } from '../../../../domain/vocabulary/order.ts'
import { vocabularies } from '../../../../domain/vocabulary/terms.ts'
import type { Api } from '../../../api.ts'
import { postedText } from '../../../forms/posted.ts'
import { officeAction } from '../../../office/office-action.ts'

const namesOf = (form: FormData, of: 'title' | 'base') => ({
  en: postedText(form, `${of}.en`),
  hi: postedText(form, `${of}.hi`),
})
const titleOf = (form: FormData) => namesOf(form, 'title')
const renamingOf = (form: FormData) => ({ title: titleOf(form), base: namesOf(form, 'base') })

const sendExam = async ({ admin: { vocabulary } }: Api, intent: string, form: FormData) => {
  const { exams } = vocabulary
  const param = { id: postedText(form, 'id') }
  const json = { slug: postedText(form, 'slug').trim(), title: titleOf(form) }
  switch (intent) {
    case 'save-exam':
      return param.id
        ? exams[':id'].$put({ param, json: { ...json, base: namesOf(form, 'base') } })
        : exams.$post({ json })
    case 'hide-exam':
    case 'show-exam':
      return exams[':id'].visibility.$put({ param, json: { hidden: intent === 'hide-exam' } })
    case 'exam-up':
    case 'exam-down':
      return exams[':id'].move.$post({ param, json: { direction: intent.slice(5) as Direction } })
    default:
      return null
  }
}

const sendTopic = async ({ admin: { vocabulary } }: Api, intent: string, form: FormData) => {
  const { topics } = vocabulary
  const param = { id: postedText(form, 'id') }
  const subject = postedText(form, 'subject')
  switch (intent) {
    case 'save-topic':
      return param.id
        ? topics[':id'].$put({ param, json: renamingOf(form) })
        : topics.$post({ json: { subject, title: titleOf(form) } })
    case 'topic-up':
    case 'topic-down':
      return topics[':id'].move.$post({ param, json: { direction: intent.slice(6) as Direction } })
    case 'transfer-topic':
      return topics[':id'].subject.$put({ param, json: { subject } })
    case 'merge-topic':
      return topics[':id'].merge.$post({ param, json: { into: postedText(form, 'into') } })
    default:
      return null
  }
}

const sendTerm = async ({ admin: { terms } }: Api, intent: string, form: FormData) => {
  const vocabulary = vocabularies.find((each) => each === postedText(form, 'vocabulary'))
  if (!vocabulary) return null
  const ofTerm = terms[':vocabulary'][':id']
  const param = { vocabulary, id: postedText(form, 'id') }
  switch (intent) {
    case 'save-term':
      return param.id
        ? ofTerm.$put({ param, json: renamingOf(form) })
        : terms[':vocabulary'].$post({ param: { vocabulary }, json: { title: titleOf(form) } })
    case 'archive-term':
    case 'offer-term':
      return ofTerm.state.$put({ param, json: { archived: intent === 'archive-term' } })
    case 'delete-term':
      return ofTerm.$delete({ param, json: {} })
    case 'term-up':
    case 'term-down':
      return ofTerm.move.$post({ param, json: { direction: intent.slice(5) as Direction } })
    default:
      return null
  }
}

/** Runs a form of the exams, terms or topics. */
export const vocabularyAction = (api: Api, url: URL, form: FormData) =>
  officeAction(url, form, async (intent, sent) => ({
    reply:
      (await sendExam(api, intent, sent)) ??
      (await sendTerm(api, intent, sent)) ??
      (await sendTopic(api, intent, sent)),
  }))
