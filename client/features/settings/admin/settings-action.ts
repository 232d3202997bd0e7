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
  /** The text is saved, but its publishing was refused. */
  isUnpublished?: true
}

const textIn = (form: FormData, name: string): string => postedText(form, name).replaceAll('\r\n', '\n')

/** Typed texts with the changes that another made to other controls since version `base`. */
const merge = async (api: Api, section: SettingSection, base: number, typed: Record<string, string>) => {
  const { versions } = await unwrap(api.admin.settings[':section'].$get({ param: { section } }))
  const from = versions.find(({ version }) => version === base) ?? versions[0]
  return mergeTyped(section, from.value, versions[0].value, typed)
}

/** Leads back to the form, which says what was done. */
export const done = (url: URL, what: 'saved' | 'published' = 'saved'): never => {
  const search = new URLSearchParams(url.searchParams)
  for (const name of ['saved', 'published']) search.delete(name)
  search.set(what, '1')
  throw redirect(`${url.pathname}?${search}`, 303)
}

export const refused = (answer: SettingsAnswer) => data(answer, replyOf(answer.refusal))

/** Refusal of an act that takes nothing typed. */
export const actRefused = (refusal: Refusal) => refused({ refusal, wrong: [], typed: {}, note: '', conflicts: null })

export const baseIn = (form: FormData): number => Number(postedText(form, 'base')) || 0

/** Typed texts by control. */
export const typedIn = (section: SettingSection, form: FormData): Record<string, string> =>
  Object.fromEntries(controlNames(section).map((name) => [name, textIn(form, name)]))

/** Saves the posted form as a new version of a section; a refused one is answered with what was typed. */
export const saveSection = async (
  api: Api,
  section: SettingSection,
  form: FormData,
): Promise<{ version: number } | { answer: ReturnType<typeof refused> }> => {
  const [base, typed, note] = [baseIn(form), typedIn(section, form), textIn(form, 'note')]
  const json = { base, note, value: valueFrom(section, (name) => typed[name] ?? '') }
  const reply = await api.admin.settings[':section'].$put({ param: { section }, json })
  if (reply.ok) return reply.json()
  const { fields = {} } = (await reply.clone().json()) as ErrorBody
  const refusal = (await refusalOf(reply)) as Refusal
  const merged =
    refusal.code === 'content.revision_conflict' ? await merge(api, section, base, typed) : { typed, conflicts: null }
  return { answer: refused({ refusal, wrong: Object.keys(fields), note, ...merged }) }
}

const restore = async (api: Api, url: URL, section: SettingSection, form: FormData) => {
  const json = { base: baseIn(form), version: Number(postedText(form, 'version')) || 0 }
  const refusal = await refusalOf(await api.admin.settings[':section'].restore.$post({ param: { section }, json }))
  return refusal ? actRefused(refusal) : done(url)
}

/** Saves or restores a section. A saved one redirects; a refused one returns what was typed. */
export const settingsAction = async (api: Api, url: URL, section: SettingSection, form: FormData) => {
  if (form.get('intent') === 'restore') return restore(api, url, section, form)
  const saved = await saveSection(api, section, form)
  return 'answer' in saved ? saved.answer : done(url)
}
