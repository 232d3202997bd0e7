import { data } from 'react-router'
import type { NoticeChoices } from '../../../../domain/notifications/contract.ts'
import { chosenTopics, mailChoices } from '../../../../domain/notifications/topics.ts'
import { filePaths } from '../../../../domain/file-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import { unwrap, type Api } from '../../../api.ts'
import { refusalOf, replyOf, type Refusal } from '../../../forms/refusal.ts'
import { load } from '../../../load.ts'
import { orSignIn } from '../../../sign-in-first.ts'
import { bellField, mailField, topicField } from './fields.ts'

/** The student's choices and calendar address. `origin`: scheme and host of the product. */
export const choicesLoader = async (request: Request, { api, origin }: { api: Api; origin: string }) => {
  const call = unwrap(api.notifications.choices.$get())
  const settings = await load(orSignIn(call, { request, next: paths.notificationChoices() }))
  if (settings instanceof Response) throw settings
  const { calendarCode, ...rest } = settings
  return { ...rest, calendar: calendarCode === null ? null : origin + filePaths.calendar(calendarCode) }
}
export type ChoicesData = Awaited<ReturnType<typeof choicesLoader>>

/** Choices of the topics that a form names. */
const choicesIn = (form: FormData): NoticeChoices =>
  Object.fromEntries(
    chosenTopics
      .filter((topic) => form.getAll(topicField).includes(topic))
      .map((topic) => {
        const mail = mailChoices.find((each) => each === form.get(mailField(topic))) ?? 'off'
        return [topic, { bell: form.has(bellField(topic)), mail }]
      }),
  )

const intents = {
  choices: (form: FormData, api: Api) => api.notifications.choices.$put({ json: choicesIn(form) }),
  make: (_form: FormData, api: Api) => api.notifications.calendar.$post({ json: {} }),
  renew: (_form: FormData, api: Api) => api.notifications.calendar.$post({ json: {} }),
  remove: (_form: FormData, api: Api) => api.notifications.calendar.$delete({ json: {} }),
}
export type ChoicesIntent = keyof typeof intents

/** Answer to the form that was sent last; `refusal` null when it was accepted. */
export type ChoicesAnswer = { intent: ChoicesIntent; refusal: Refusal | null }

const isIntent = (name: unknown): name is ChoicesIntent => typeof name === 'string' && Object.hasOwn(intents, name)

export const choicesAction = async (request: Request, api: Api) => {
  const form = await request.formData()
  const asked = form.get('intent')
  const intent = isIntent(asked) ? asked : 'choices'
  const refusal = await refusalOf(await intents[intent](form, api))
  return data<ChoicesAnswer>({ intent, refusal }, replyOf(refusal))
}
