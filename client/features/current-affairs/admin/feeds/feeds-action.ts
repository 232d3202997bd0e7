import type { FeedInput } from '../../../../../domain/current-affairs/feeds.ts'
import type { Api } from '../../../../api.ts'
import { postedText } from '../../../../forms/posted.ts'

const inputOf = (form: FormData): FeedInput => ({
  name: postedText(form, 'name'),
  url: postedText(form, 'url'),
  language: postedText(form, 'language') as FeedInput['language'],
  category: postedText(form, 'category'),
  isOn: form.has('isOn'),
})

/** Sends a form of the feed importer; `reply` is null for an unknown intent. */
export const sendFeedForm = async (api: Api, intent: string, form: FormData) => {
  const { feeds } = api.admin
  const param = { id: postedText(form, 'id') }
  const ids = form.getAll('entry').map(String)
  switch (intent) {
    case 'save-feed': {
      const revision = Number(postedText(form, 'revision'))
      return {
        reply: param.id
          ? await feeds[':id'].$put({ param, json: { revision, ...inputOf(form) } })
          : await feeds.$post({ json: inputOf(form) }),
      }
    }
    case 'read-feed':
      return { reply: await feeds[':id'].reading.$post({ param, json: {} }), isShown: true }
    case 'mute-feed':
      return { reply: await feeds[':id'].mute.$post({ param, json: {} }) }
    case 'delete-feed':
      return { reply: await feeds[':id'].$delete({ param, json: {} }) }
    case 'accept-entry':
      return {
        reply: await feeds.entries[':id'].item.$post({ param, json: { day: postedText(form, 'day') } }),
        isShown: true,
      }
    case 'dismiss-entries':
      return { reply: await feeds.entries.dismissal.$post({ json: { ids } }), isShown: true }
    case 'restore-entries':
      return { reply: await feeds.entries.dismissal.$delete({ json: { ids } }) }
    default:
      return { reply: null }
  }
}
