import { data, redirect } from 'react-router'
import { controlNames, mergeTyped, valueFrom, type TextChange } from '../../../../domain/settings/section-forms.ts'
import type { SettingSection } from '../../../../domain/settings/sections.ts'
import { unwrap, type Api } from '../../../api.ts'
import { postedText } from '../../../forms/posted.ts'
import { refusalOf, replyOf, type Refusal } from '../../../forms/refusal.ts'
import type { ErrorBody } from '../../../../domain/errors.ts'

/** A refused form of the settings. */
export type SettingsAnswer = {
  refusal: Refusal
  /** Controls that were refused. */
  wrong: string[]
  /** Typed texts by control; after a conflict with the other's changes merged into them. */
  typed: Record<string, string>
  note: string
  /** Controls that both changed, after a conflict: theirs before, mine after. */
  conflicts: TextChange[] | null
}

const textIn = (form: FormData, name: string): string => postedText(form, name).replaceAll('\r\n', '\n')

/** Typed texts with the changes that another made to other controls since version `base`. */
const merge = async (api: Api, section: SettingSection, base: number, typed: Record<string, string>) => {
  const { versions } = await unwrap(api.admin.settings[':section'].$get({ param: { section } }))
  const from = versions.find(({ version }) => version === base) ?? versions[0]
  return mergeTyped(section, from.value, versions[0].value, typed)
}

const done = (url: URL): never => {
  const search = new URLSearchParams(url.searchParams)
  search.set('saved', '1')
  throw redirect(`${url.pathname}?${search}`, 303)
}

/** Saves or restores a section. A saved one redirects; a refused one returns what was typed. */
export const settingsAction = async (api: Api, url: URL, section: SettingSection, form: FormData) => {
  const call = api.admin.settings[':section']
  const base = Number(postedText(form, 'base')) || 0
  const param = { section }
  if (form.get('intent') === 'restore') {
    const reply = await call.restore.$post({ param, json: { base, version: Number(postedText(form, 'version')) || 0 } })
    const refusal = await refusalOf(reply)
    if (!refusal) return done(url)
    return data({ refusal, wrong: [], typed: {}, note: '', conflicts: null } as SettingsAnswer, replyOf(refusal))
  }
  const typed = Object.fromEntries(controlNames(section).map((name) => [name, textIn(form, name)]))
  const note = textIn(form, 'note')
  const reply = await call.$put({ param, json: { base, note, value: valueFrom(section, (name) => typed[name] ?? '') } })
  if (reply.ok) return done(url)
  const { fields = {} } = (await reply.clone().json()) as ErrorBody
  const refusal = (await refusalOf(reply)) as Refusal
  const merged =
    refusal.code === 'content.revision_conflict' ? await merge(api, section, base, typed) : { typed, conflicts: null }
  return data({ refusal, wrong: Object.keys(fields), note, ...merged } as SettingsAnswer, replyOf(refusal))
}
