import type { Subject } from '../../../../domain/questions/subjects.ts'
import type { Direction } from '../../../../domain/vocabulary/order.ts'
import type { Api } from '../../../api.ts'
import { postedText } from '../../../forms/posted.ts'
import { officeAction } from '../../../office/office-action.ts'

const titleOf = (form: FormData) => ({ en: postedText(form, 'title.en'), hi: postedText(form, 'title.hi') })

const sendExam = async ({ admin: { vocabulary } }: Api, intent: string, form: FormData) => {
  const { exams } = vocabulary
  const param = { id: postedText(form, 'id') }
  const json = { slug: postedText(form, 'slug').trim(), title: titleOf(form) }
  switch (intent) {
    case 'save-exam':
      return param.id ? exams[':id'].$put({ param, json }) : exams.$post({ json })
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
  const subject = postedText(form, 'subject') as Subject
  switch (intent) {
    case 'save-topic':
      return param.id
        ? topics[':id'].$put({ param, json: { title: titleOf(form) } })
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

/** Runs a form of the exams or topics. */
export const vocabularyAction = (api: Api, url: URL, form: FormData) =>
  officeAction(url, form, async (intent, sent) => ({
    reply: (await sendExam(api, intent, sent)) ?? (await sendTopic(api, intent, sent)),
  }))
