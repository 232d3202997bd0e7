import type { ExtraTime } from '../../../../domain/attempts/schedule.ts'
import { soldKinds } from '../../../../domain/purchases/offers.ts'
import type { Api } from '../../../api.ts'
import { postedText } from '../../../forms/posted.ts'
import { officeAction, type Reply } from '../../../office/office-action.ts'
import { oneOf } from '../../../ui/list-address.ts'

/** Extra time as typed; null for none, a refused value for a text that is no number. */
const extraIn = (form: FormData): ExtraTime | null => {
  const typed = postedText(form, 'minutes').trim()
  const minutes = typed === '' ? Number.NaN : Number(typed)
  if (minutes === 0) return null
  return postedText(form, 'unit') === 'perHour' ? { perHourMinutes: minutes } : { minutes }
}

type Send = (api: Api, uid: string, form: FormData) => Promise<Reply>

const ofAttempt = (api: Api, form: FormData) => {
  const attempt = api.admin.attempts[':attemptId']
  return { attempt, param: { attemptId: postedText(form, 'attempt') }, reason: postedText(form, 'reason') }
}

const mailed =
  (mail: 'confirmation' | 'guardian'): Send =>
  (api, uid, form) =>
    api.admin.students[':uid'].mails.$post({ param: { uid }, json: { mail, reason: postedText(form, 'reason') } })

const sends: Readonly<Record<string, Send>> = {
  extra_all: (api, uid, form) =>
    api.admin.students[':uid']['extra-time'].$post({
      param: { uid },
      json: { extra: extraIn(form), scribe: form.has('scribe'), reason: postedText(form, 'reason') },
    }),
  block: (api, uid, form) =>
    api.admin.students[':uid'].block.$post({ param: { uid }, json: { reason: postedText(form, 'reason') } }),
  unblock: (api, uid, form) =>
    api.admin.students[':uid'].block.$delete({ param: { uid }, json: { reason: postedText(form, 'reason') } }),
  sign_out: (api, uid, form) =>
    api.admin.students[':uid'].sessions.$delete({ param: { uid }, json: { reason: postedText(form, 'reason') } }),
  confirmation: mailed('confirmation'),
  guardian: mailed('guardian'),
  birth_date: (api, uid, form) =>
    api.admin.students[':uid']['birth-date'].$post({
      param: { uid },
      json: { birthDate: postedText(form, 'birthDate'), reason: postedText(form, 'reason') },
    }),
  grant: (api, uid, form) => {
    const [kind, ...item] = postedText(form, 'item').split(' ')
    const days = postedText(form, 'days')
    return api.admin.students[':uid'].access.$post({
      param: { uid },
      json: {
        kind: oneOf(soldKinds, kind) ?? 'series',
        itemId: item.join(' '),
        days: days === '' ? null : Number(days),
        reason: postedText(form, 'reason'),
      },
    })
  },
  revoke: (api, uid, form) =>
    api.admin.students[':uid'].access[':rightId'].$delete({
      param: { uid, rightId: postedText(form, 'right') },
      json: { reason: postedText(form, 'reason') },
    }),
  merge: (api, uid, form) =>
    api.admin.students[':uid'].merges.$post({
      param: { uid },
      json: {
        fromUserId: postedText(form, 'from'),
        orders: Number(postedText(form, 'orders')),
        rights: Number(postedText(form, 'rights')),
        reason: postedText(form, 'reason'),
      },
    }),
  undo_merge: (api, uid, form) =>
    api.admin.students[':uid'].merges[':mergeId'].$delete({
      param: { uid, mergeId: postedText(form, 'merge') },
      json: { reason: postedText(form, 'reason') },
    }),
  extra_time: (api, _uid, form) => {
    const { attempt, param, reason } = ofAttempt(api, form)
    return attempt['extra-time'].$post({ param, json: { extra: extraIn(form), reason } })
  },
  reset: (api, _uid, form) => {
    const { attempt, param, reason } = ofAttempt(api, form)
    return attempt.reset.$post({ param, json: { reason } })
  },
  reopen: (api, _uid, form) => {
    const { attempt, param, reason } = ofAttempt(api, form)
    return attempt.reopen.$post({ param, json: { minutes: Number(postedText(form, 'minutes')), reason } })
  },
  invalidate: (api, _uid, form) => {
    const { attempt, param, reason } = ofAttempt(api, form)
    return attempt.invalidate.$post({ param, json: { reason } })
  },
  evidence: (api, _uid, form) => {
    const { attempt, param, reason } = ofAttempt(api, form)
    const questionIds = form.getAll('entry').map(String)
    return attempt.evidence.$post({ param, json: { questionIds, reason } })
  },
  note: (api, uid, form) =>
    api.admin.students[':uid'].notes.$post({
      param: { uid },
      json: { text: postedText(form, 'text').replaceAll('\r\n', '\n') },
    }),
  contact: (api, uid) => api.admin.students[':uid'].contact.$post({ param: { uid }, json: {} }),
  letter: (api, _uid, form) => api.admin.system.letters.$post({ json: { id: postedText(form, 'id') } }),
}

/** Address after an accepted form: the timeline as it was, with the act confirmed. */
const confirmed = (url: URL, intent: string): URL => {
  const next = new URL(url)
  for (const name of ['act', 'attempt', 'cursor', 'right', 'other', 'merge']) next.searchParams.delete(name)
  next.searchParams.set('done', intent)
  return next
}

/** Runs a form of the page of a student. `url`: address of the page. */
export const studentAction = (api: Api, url: URL, uid: string, form: FormData) =>
  officeAction(confirmed(url, postedText(form, 'intent')), form, async (intent, sent) => {
    const send = sends[intent]
    return { reply: send ? await send(api, uid, sent) : null, isShown: intent === 'contact' }
  })
