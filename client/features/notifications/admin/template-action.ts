import { data, redirect } from 'react-router'
import type { ErrorBody, ErrorCode } from '../../../../domain/errors.ts'
import type { NoticeKind } from '../../../../domain/notifications/kinds.ts'
import { templateOf, templatePlaces } from '../../../../domain/notifications/templates.ts'
import type { Api } from '../../../api.ts'
import { postedText } from '../../../forms/posted.ts'

/** A refused form of a template. `fields`: reasons by place, such as `title.hi`. */
export type TemplateAnswer = {
  code: ErrorCode
  fields: Record<string, string>
  /** Typed texts by place; none after a refused restore. */
  typed: Record<string, string>
  note: string
}

const textIn = (form: FormData, name: string): string => postedText(form, name).replaceAll('\r\n', '\n')

/** Saves or restores a template. A saved one redirects; a refused one returns what was typed. */
export const templateAction = async (api: Api, url: URL, form: FormData, kind: NoticeKind) => {
  const template = api.admin.notifications.templates[':kind']
  const param = { kind }
  const base = Number(postedText(form, 'base')) || 0
  const isRestore = form.get('intent') === 'restore'
  const typed = Object.fromEntries(templatePlaces.map((place) => [place, textIn(form, place)]))
  const note = textIn(form, 'note')
  const reply = isRestore
    ? await template.restore.$post({ param, json: { base, version: Number(postedText(form, 'version')) || 0 } })
    : await template.$put({ param, json: { base, note, value: templateOf((place) => typed[place] ?? '') } })
  if (reply.ok) throw redirect(`${url.pathname}?saved=1`, 303)
  const { code, fields = {} } = (await reply.json()) as unknown as ErrorBody
  const byPlace = Object.fromEntries(Object.entries(fields).map(([path, why]) => [path.replace(/^value\./, ''), why]))
  const answer: TemplateAnswer = { code, fields: byPlace, typed: isRestore ? {} : typed, note }
  // The type names the statuses of the route, without those of errors.
  return data(answer, { status: reply.status as number })
}
