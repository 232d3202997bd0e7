import { z } from 'zod'
import { authoredItem, RowId } from '../content/authored.ts'
import { AuthoredPassage, parseBody, QuestionCode, questionParts, type QuestionKey } from './contract.ts'
import { bilingualExcerpt } from './readable-excerpt.ts'
import { keyFits } from './key-fits.ts'
import { optionsOf } from './kinds/presentation.ts'
import type { Body } from './kinds/registry.ts'
import type { Bilingual } from './text.ts'

const { exams } = authoredItem

/** Neither questions nor passages have a page that search engines show. */
const noPage = { summary: { en: '', hi: '' }, seo: {} }

const Parts = z.strictObject({ slug: QuestionCode, exams, passageId: RowId.nullable(), ...questionParts })
type Parts = z.infer<typeof Parts>

type Fault = { path: (string | number)[]; message: string }

/** Options that have a reason and do not exist. */
const strayReasons = ({ reasons = {} }: Parts, body: Body): Fault[] => {
  const shown = optionsOf(body).map(({ id }) => id)
  return Object.keys(reasons)
    .filter((id) => !shown.includes(id))
    .map((id) => ({ path: ['reasons', id], message: 'names no option' }))
}

const twiceIn = (ids: readonly string[]): number => ids.findIndex((id, index) => ids.indexOf(id) !== index)

/** Options, rows and columns whose id another one has. */
const repeatedIds = (question: Parts): Fault[] =>
  (['options', 'rows', 'columns'] as const).flatMap((name) => {
    const at = twiceIn((question[name] ?? []).map(({ id }) => id))
    return at === -1 ? [] : [{ path: [name, at, 'id'], message: 'is there twice' }]
  })

/** Faults between the parts of a question. */
const faultsOf = (question: Parts): Fault[] => {
  const { rights, source, key } = question
  const isForeign = rights === 'official_sample' || rights === 'licensed'
  const { body, error } = parseBody(question)
  return [
    ...repeatedIds(question),
    ...(isForeign && !source ? [{ path: ['source'], message: 'is required' }] : []),
    ...(error
      ? error.issues.map(({ path, message }) => ({ path: path.map((part) => part as string | number), message }))
      : [
          ...(keyFits(key, body) ? [] : [{ path: ['key'], message: 'names what the question does not show' }]),
          ...strayReasons(question, body),
        ]),
  ]
}

/** A complete draft of a question, as publishing checks it. `slug` is its code. */
export const BankQuestion = Parts.check(({ value, issues }) => {
  for (const fault of faultsOf(value)) issues.push({ code: 'custom', input: value, ...fault })
}).transform((question) => ({ ...question, ...noPage, title: bilingualExcerpt(question.stem) }))
export type BankQuestion = z.infer<typeof BankQuestion>

/** A complete draft of a passage. */
export const BankPassage = AuthoredPassage.omit({ code: true })
  .extend({ slug: QuestionCode, exams })
  .transform((passage) => ({ ...passage, ...noPage }))
export type BankPassage = z.infer<typeof BankPassage>

/** Texts by the id of an option. */
export type Reasons = Partial<Record<string, Bilingual>>

/** Content of a version of a question: Markdown beside the HTML made from it, with its current key. */
export type QuestionContent = {
  stem: Bilingual
  stemHtml: Bilingual
  body: Body
  bodyHtml: Body
  key: QuestionKey
  solution: Bilingual
  solutionHtml: Bilingual
  reasons: Reasons
  reasonsHtml: Reasons
  hint: Bilingual | null
  hintHtml: Bilingual | null
}

/** Content of a version of a passage. */
export type PassageContent = { title: Bilingual; content: Bilingual; contentHtml: Bilingual }
