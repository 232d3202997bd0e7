import { officePaths } from '../../../../../domain/office-paths.ts'
import type { Api } from '../../../../api.ts'
import { postedText } from '../../../../forms/posted.ts'
import { officeAction, type Reply } from '../../../../office/office-action.ts'

export const computeIntent = 'compute'
export const confirmIntent = 'confirm'

const send = (api: Api, questionId: string, intent: string, form: FormData): Promise<Reply> | null => {
  const { statistics } = api.admin.questions[':questionId']
  const param = { questionId }
  if (intent === computeIntent) return statistics.computation.$post({ param, json: {} })
  if (intent !== confirmIntent) return null
  return statistics.confirmation.$post({
    param,
    json: {
      questionVersionId: postedText(form, 'id'),
      keyVersion: Number(postedText(form, 'key')),
      reason: postedText(form, 'reason'),
    },
  })
}

/** Runs a form of the statistics of a question; after a request for new figures the address says so. */
export const statisticsAction = (api: Api, url: URL, questionId: string, form: FormData) => {
  const isRequest = form.get('intent') === computeIntent
  const back = new URL(`${officePaths.adminQuestionStatistics(questionId)}${isRequest ? '?computing=1' : ''}`, url)
  return officeAction(back, form, async (intent, sent) => ({ reply: await send(api, questionId, intent, sent) }))
}
