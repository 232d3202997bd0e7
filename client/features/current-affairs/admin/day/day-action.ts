import type { Api } from '../../../../api.ts'
import { postedInstant, postedText } from '../../../../forms/posted.ts'
import type { Reply } from '../../../../office/office-action.ts'

const wantedOf = (form: FormData) =>
  form.getAll('item').map((item) => {
    const [id = '', revision = ''] = String(item).split(':')
    return { id, revision: Number(revision) }
  })

const publishQuiz = (api: Api['admin']['current-affairs'], day: string, form: FormData): Promise<Reply> => {
  const at = postedText(form, 'when') === 'at' ? postedInstant(form, { day: 'openDay', time: 'openTime' }) : null
  const questionIds = form.getAll('question').map(String)
  return api.days[':day'].quiz.$post({ param: { day }, json: { questionIds, at } })
}

/** Sends a form of the day view; `reply` is null for an unknown intent. */
export const sendDayForm = async (api: Api, day: string, intent: string, form: FormData) => {
  const affairs = api.admin['current-affairs']
  const id = postedText(form, 'id')
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
      const [itemId = '', kind, value = ''] = postedText(form, 'about').split(' ')
      const from = kind === 'fact' ? { factId: value } : kind === 'key' ? { fact: Number(value) } : {}
      return { reply: await affairs.questions.$post({ json: { itemId, ...from } }) }
    }
    case 'remove-question':
      return { reply: await affairs.questions[':id'].$delete({ param: { id }, json: {} }) }
    case 'make-digest':
      return { reply: await affairs.digests[':month'].$post({ param: { month: postedText(form, 'month') }, json: {} }) }
    default:
      return { reply: null }
  }
}
