import type { Api } from '../../../../api.ts'
import { postedText } from '../../../../forms/posted.ts'
import { officeAction } from '../../../../office/office-action.ts'

const minuteMs = 60_000

/** Minutes after a posted instant; the server refuses what is no number. */
const laterBy = (form: FormData): number =>
  Number(postedText(form, 'from')) + Math.round(Number(postedText(form, 'minutes')) * minuteMs)

const bannerOf = (form: FormData) => ({ en: postedText(form, 'en'), hi: postedText(form, 'hi') })

const chosenIn = (form: FormData): string[] => form.getAll('entry').map(String)

/** Address after an accepted form: late answers that are being counted are closed. */
const accepted = (url: URL): URL => {
  const next = new URL(url)
  next.searchParams.delete('attempt')
  return next
}

/** Sends a form of the live room. Each carries the id of its act, so that one sent twice is one. */
export const roomAction = (url: URL, posted: FormData, { testId, api }: { testId: string; api: Api }) =>
  officeAction(accepted(url), posted, async (intent, form) => {
    const test = api.admin.tests[':testId']
    const attempts = api.admin.attempts[':attemptId']
    const param = { testId }
    const act = { id: postedText(form, 'actId'), reason: postedText(form, 'reason') }
    const attempt = { attemptId: postedText(form, 'id') }
    const minutes = Number(postedText(form, 'minutes'))
    switch (intent) {
      case 'pause':
        return { reply: await test.pause.$post({ param, json: act }) }
      case 'resume':
        return { reply: await test.resume.$post({ param, json: { id: act.id } }) }
      case 'postpone':
        return { reply: await test.postponement.$post({ param, json: { ...act, opensAt: laterBy(form) } }) }
      case 'extend':
        return { reply: await test.extension.$post({ param, json: { ...act, closesAt: laterBy(form) } }) }
      case 'time':
        return { reply: await test['extra-time'].$post({ param, json: { ...act, minutes, attemptIds: null } }) }
      case 'timeForSome': {
        const json = { ...act, minutes, attemptIds: chosenIn(form) }
        return { reply: await test['extra-time'].$post({ param, json }) }
      }
      case 'banner':
        return { reply: await test.banner.$post({ param, json: { id: act.id, text: bannerOf(form) } }) }
      case 'noBanner':
        return { reply: await test.banner.$post({ param, json: { id: act.id, text: null } }) }
      case 'note':
        return { reply: await test.incidents.$post({ param, json: { id: act.id, note: postedText(form, 'note') } }) }
      case 'release':
        return { reply: await test.release.$post({ param, json: act }) }
      case 'reopen':
        return { reply: await attempts.reopen.$post({ param: attempt, json: { minutes, reason: act.reason } }) }
      case 'count': {
        const json = { questionIds: chosenIn(form), reason: act.reason }
        return { reply: await attempts.evidence.$post({ param: attempt, json }) }
      }
      case 'countForSome':
        return { reply: await test['late-answers'].$post({ param, json: { ...act, attemptIds: chosenIn(form) } }) }
      default:
        return { reply: null }
    }
  })
