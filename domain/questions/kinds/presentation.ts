import type { Bilingual, OptionsBody, Statements } from '../text.ts'
import type { Body, BodyOf, QuestionKind, Rubric, RubricOf } from './registry.ts'

/**
 * Presentation of a question and its key by kind, in a few forms. The exam screen, question paper, print page, review,
 * PDF and synthetic students work on forms and know no kind. Only types are imported here, so that pages load neither
 * zod nor scoring.
 */

type Item = { id: string; content: Bilingual }

/** A part shown below the stem. */
export type Part =
  | { form: 'statements'; statements: Statements }
  | { form: 'options'; options: Item[] }
  | { form: 'lists'; rows: Item[]; columns: Item[] }
  /** A field for a typed answer. */
  | { form: 'field' }

/** Answers that a key accepts. */
export type Accepted =
  | { form: 'options'; optionIds: string[] }
  | { form: 'rows'; rows: Record<string, string[]> }
  | { form: 'range'; min: string; max: string }
  | { form: 'texts'; texts: string[] }

type WithForm = { form: string }
type Cases<Value extends WithForm> = { [F in Value['form']]: (value: Extract<Value, { form: F }>) => unknown }

/** Calls the case of a form. A missing case is a compile error. */
export const match = <Value extends WithForm, All extends Cases<Value>>(
  value: Value,
  cases: All,
): ReturnType<All[Value['form']]> => {
  const matching = cases[value.form as Value['form']] as unknown as (value: Value) => ReturnType<All[Value['form']]>
  return matching(value)
}

type Presentation<B, R> = {
  /** Parts in the order shown. */
  parts(body: B): Part[]
  accepts(rubric: R): Accepted
}

const optionsPart = ({ options }: OptionsBody): Part => ({ form: 'options', options })
const field = (): Part[] => [{ form: 'field' }]

const choosing: Presentation<OptionsBody, { optionIds: string[] }> = {
  parts: (body) => [optionsPart(body)],
  accepts: ({ optionIds }) => ({ form: 'options', optionIds }),
}

const presentations: { [K in QuestionKind]: Presentation<BodyOf<K>, RubricOf<K>> } = {
  mcq: choosing,
  msq: choosing,
  nat: { parts: field, accepts: ({ min, max }) => ({ form: 'range', min, max }) },
  true_false: { parts: choosing.parts, accepts: ({ value }) => ({ form: 'options', optionIds: [String(value)] }) },
  short: { parts: field, accepts: ({ accepted }) => ({ form: 'texts', texts: accepted }) },
  matrix: {
    parts: ({ rows, columns }) => [{ form: 'lists', rows, columns }],
    accepts: ({ rows }) => ({ form: 'rows', rows }),
  },
  assertion_reason: {
    parts: (body) => [{ form: 'statements', statements: body.statements }, optionsPart(body)],
    accepts: choosing.accepts,
  },
}

const presentationOf = (kind: QuestionKind) => presentations[kind] as Presentation<Body, Rubric>

export const partsOf = (body: Body): Part[] => presentationOf(body.kind).parts(body)
export const acceptedBy = (key: Rubric): Accepted => presentationOf(key.kind).accepts(key)

/** Options of a question of any kind; empty where something else is entered. */
export const optionsOf = (body: Body): Item[] =>
  partsOf(body).flatMap((part) => (part.form === 'options' ? part.options : []))

/** Columns of a key by row; empty where it names something else. */
export const keyedRowsOf = (key: Rubric): Record<string, string[]> => {
  const accepted = acceptedBy(key)
  return accepted.form === 'rows' ? accepted.rows : {}
}

/** Options of a key; empty where it names something else. */
export const keyedOf = (key: Rubric): string[] => {
  const accepted = acceptedBy(key)
  return accepted.form === 'options' ? accepted.optionIds : []
}
