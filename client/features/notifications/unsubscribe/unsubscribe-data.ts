import { data } from 'react-router'
import type { Subscription } from '../../../../domain/notifications/contract.ts'
import { chosenTopics, mailChoices, type ChosenTopic } from '../../../../domain/notifications/topics.ts'
import { ApiError, unwrap, type Api } from '../../../api.ts'
import { load } from '../../../load.ts'

/** Mails of a topic that the link of a mail names; null for a link that does not work. */
export type Asked = { topic: ChosenTopic; subscription: Subscription } | null

const topicIn = (request: Request): ChosenTopic | undefined => {
  const asked = new URL(request.url).searchParams.get('topic')
  return chosenTopics.find((topic) => topic === asked)
}

/** Runs a call with the code; a malformed code and an unknown one look the same. */
const asked = async (topic: ChosenTopic, call: Promise<Subscription>): Promise<Asked> =>
  load(
    call.then(
      (subscription): Asked => ({ topic, subscription }),
      (error: unknown): Asked => {
        if (error instanceof ApiError && [404, 422].includes(error.status)) return null
        throw error
      },
    ),
  )

const answer = (found: Asked) => data(found, { status: found ? 200 : 404 })

/** Changes nothing: programs that check mails open every link. */
export const unsubscribeLoader = async (request: Request, code: string, api: Api) => {
  const topic = topicIn(request)
  if (!topic) return answer(null)
  return answer(await asked(topic, unwrap(api.unsubscribe[':code'].$get({ param: { code }, query: { topic } }))))
}

/** Switches the mails of the topic to the choice of the button. */
export const unsubscribeAction = async (request: Request, code: string, api: Api) => {
  const topic = topicIn(request)
  const chosen = (await request.formData()).get('mail')
  const mail = mailChoices.find((each) => each === chosen) ?? 'off'
  if (!topic) return answer(null)
  return answer(await asked(topic, unwrap(api.unsubscribe[':code'].$put({ param: { code }, json: { topic, mail } }))))
}
