import { z } from 'zod'
import { clockText, dayText, lastMomentText, momentText } from '../date-text.ts'
import type { Language } from '../language.ts'
import type { Bilingual } from '../questions/text.ts'
import { formatMarks } from '../results/marks.ts'
import { moneyText } from '../purchases/money-text.ts'
import { noticeKinds, ruleOf, type NoticeContent, type NoticeKind, type ParamType } from './kinds.ts'

const text = (max: number) =>
  z.strictObject({ en: z.string().trim().min(1).max(max), hi: z.string().trim().min(1).max(max) })

/** Characters of the parts of a template. */
export const templateLimits = { title: 120, text: 600, action: 40 }
export type TemplatePart = keyof typeof templateLimits

/**
 * Words of a kind of notice, with `{{placeholders}}`. `title`: the line in the bell and the subject of the mail; `text`:
 * the line below it, and the mail's first paragraph; `action`: the mail's button.
 */
export const NoticeTemplate = z.strictObject({
  title: text(templateLimits.title),
  text: text(templateLimits.text),
  action: text(templateLimits.action),
})
export type NoticeTemplate = z.infer<typeof NoticeTemplate>

const parts = Object.keys(templateLimits) as TemplatePart[]

/** Places of the texts of a template, such as `title.hi`. */
export const templatePlaces: readonly string[] = parts.flatMap((part) => [`${part}.en`, `${part}.hi`])

/** Texts of a template by their place. */
export const templateTexts = (template: NoticeTemplate): Record<string, string> =>
  Object.fromEntries(
    parts.flatMap((part) => [
      [`${part}.en`, template[part].en],
      [`${part}.hi`, template[part].hi],
    ]),
  )

/** Template with the texts of places, to be checked by its contract. */
export const templateOf = (textAt: (place: string) => string): NoticeTemplate => {
  const bilingual = (part: TemplatePart) => ({ en: textAt(`${part}.en`), hi: textAt(`${part}.hi`) })
  return { title: bilingual('title'), text: bilingual('text'), action: bilingual('action') }
}

/** Texts that differ between two templates. */
export const changedTexts = (before: NoticeTemplate, after: NoticeTemplate) => {
  const [old, now] = [templateTexts(before), templateTexts(after)]
  return templatePlaces
    .map((place) => ({ place, before: old[place] ?? '', after: now[place] ?? '' }))
    .filter((change) => change.before !== change.after)
}

/** Placeholders that a kind does not have, and braces of none, by the place of their text. */
export const templateFaults = (kind: NoticeKind, template: NoticeTemplate): Record<string, string> => {
  const known = Object.keys(ruleOf(kind).params)
  return Object.fromEntries(
    Object.entries(templateTexts(template)).flatMap(([place, words]) => {
      const rest = words.replace(/\{\{(\w+)\}\}/g, (found, name: string) => (known.includes(name) ? '' : found))
      const unknown = rest.match(/\{\{[^{}]*\}\}|\{\{|\}\}/g)
      return unknown ? [[place, [...new Set(unknown)].join(', ')]] : []
    }),
  )
}

const words: Record<ParamType, (value: never, language: Language) => string> = {
  name: (value: Bilingual, language) => value[language] || value.en,
  text: (value: string) => value,
  moment: (value: number, language) => momentText(value, language),
  time: (value: number, language) => clockText(value, language),
  until: (value: number, language) => lastMomentText(value, language),
  day: (value: string, language) => dayText(value, language),
  marks: (value: number) => formatMarks(value),
  count: (value: number) => String(value),
  money: (value: number) => moneyText(value),
}

/** Words of a notice in a language. A value that is missing stays a placeholder, so that it is noticed. */
export const renderNotice = ({ kind, params }: NoticeContent, template: NoticeTemplate, language: Language) => {
  const types = ruleOf(kind).params
  const values: Record<string, unknown> = params
  const filled = (bilingual: Bilingual): string =>
    (bilingual[language] || bilingual.en).replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
      const type = Object.hasOwn(types, name) ? types[name] : undefined
      const value = values[name]
      return type === undefined || value === undefined ? placeholder : words[type](value as never, language)
    })
  return { title: filled(template.title), text: filled(template.text), action: filled(template.action) }
}

/** True for a kind of notice. */
export const isNoticeKind = (value: string): value is NoticeKind => (noticeKinds as readonly string[]).includes(value)
