import type { Api } from '../../../../api.ts'
import { textIn, type Reply } from '../office-action.ts'

const wantedOf = (form: FormData) =>
  form.getAll('item').map((item) => {
    const [id = '', revision = ''] = String(item).split(':')
    return { id, revision: Number(revision) }
  })

/** Instant of a day and time in India; null for an incomplete one. */
const instantOf = (day: string, time: string): number | null => {
  const at = Date.parse(`${day}T${time}:00+05:30`)
  return Number.isNaN(at) ? null : at
}

const publishQuiz = (api: Api['admin']['current-affairs'], day: string, form: FormData): Promise<Reply> => {
  const at = textIn(form, 'when') === 'at' ? instantOf(textIn(form, 'openDay'), textIn(form, 'openTime')) : null
  const questionIds = form.getAll('question').map(String)
  return api.days[':day'].quiz.$post({ param: { day }, json: { questionIds, at } })
}

/** Forms of the day view. */
export const sendDayForm = async (api: Api, day: string, intent: string, form: FormData) => {
  const affairs = api.admin['current-affairs']
  const id = textIn(form, 'id')
  switch (intent) {
    case 'publish-day':
      return {
        reply: await affairs.days[':day'].publication.$post({ param: { day }, json: { items: wantedOf(form) } }),
        isShown: true,
      }
    case 'publish-quiz':
      return { reply: await publishQuiz(affairs, day, form) }
    case 'withdraw-quiz':
      return { reply: await affairs.days[':day'].quiz.$delete({ param: { day }, json: {} }) }
    case 'add-question': {
      const [itemId = '', kind, value = ''] = textIn(form, 'about').split(' ')
      const from = kind === 'fact' ? { factId: value } : kind === 'key' ? { fact: Number(value) } : {}
      return { reply: await affairs.questions.$post({ json: { itemId, ...from } }) }
    }
    case 'remove-question':
      return { reply: await affairs.questions[':id'].$delete({ param: { id }, json: {} }) }
    case 'make-digest':
      return { reply: await affairs.digests[':month'].$post({ param: { month: textIn(form, 'month') }, json: {} }) }
    default:
      return { reply: null }
  }
}
