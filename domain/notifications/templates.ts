import { z } from 'zod'
import { clockText, dayText, lastMomentText, momentText } from '../date-text.ts'
import type { Language } from '../language.ts'
import type { Bilingual } from '../questions/text.ts'
import { formatMarks } from '../results/marks.ts'
import { noticeKinds, ruleOf, type NoticeContent, type NoticeKind, type ParamType } from './kinds.ts'

const text = (max: number) =>
  z.strictObject({ en: z.string().trim().min(1).max(max), hi: z.string().trim().min(1).max(max) })

/**
 * Words of a kind of notice, with `{{placeholders}}`. `title`: the line in the bell and the subject of the mail; `text`:
 * the line below it, and the mail's first paragraph; `action`: the mail's button.
 */
export const NoticeTemplate = z.strictObject({ title: text(120), text: text(600), action: text(40) })
export type NoticeTemplate = z.infer<typeof NoticeTemplate>

/** Texts of a template by their place, such as `title.hi`. */
export const templateTexts = (template: NoticeTemplate): Record<string, string> =>
  Object.fromEntries(
    Object.entries(template).flatMap(([part, { en, hi }]) => [
      [`${part}.en`, en],
      [`${part}.hi`, hi],
    ]),
  )

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
}

/** Words of a notice in a language. A value that is missing stays a placeholder, so that it is noticed. */
export const renderNotice = ({ kind, params }: NoticeContent, template: NoticeTemplate, language: Language) => {
  const types = ruleOf(kind).params
  const values: Record<string, unknown> = params
  const filled = (bilingual: Bilingual): string =>
    (bilingual[language] || bilingual.en).replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
      const type = types[name]
      const value = values[name]
      return type === undefined || value === undefined ? placeholder : words[type](value as never, language)
    })
  return { title: filled(template.title), text: filled(template.text), action: filled(template.action) }
}

/** True for a kind of notice. */
export const isNoticeKind = (value: string): value is NoticeKind => (noticeKinds as readonly string[]).includes(value)
