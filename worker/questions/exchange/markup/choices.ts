import { assertionReasonOptions } from '../../../../domain/questions/kinds/standard-options.ts'
import { trueFalseOptions } from '../../../../domain/questions/kinds/true-false.ts'
import { optionIds, type AuthoredQuestion, type Bilingual } from '../../../../domain/questions/contract.ts'
import type { ImportedQuestion } from '../../../../domain/questions/exchange/contract.ts'
import { letterOf } from '../../../../domain/questions/kinds/entered.ts'
import { label, labelOf, type Labels } from './labels.ts'
import { addFault, isBlank, setParts, type RowDraft } from './row-draft.ts'
import { splitStatements } from './stem-parts.ts'

type OptionName = (typeof optionIds)[number]

/** An option with what its key and reasons say of it. */
export type Choice = { id: string; content: Bilingual; isRight: boolean; reason?: Bilingual; pinned?: boolean }

const rightIds = ({ key }: AuthoredQuestion): string[] => {
  if (key.kind === 'true_false') return [String(key.value)]
  return 'optionIds' in key ? key.optionIds : []
}

const standardOptions: Partial<Record<string, { id: string; content: Bilingual }[]>> = {
  assertion_reason: assertionReasonOptions,
  true_false: trueFalseOptions,
}

const givenOptions = ({ options = [] }: AuthoredQuestion) => (options.length > 0 ? options : null)

/** Options of a question of a kind with options; the standard ones where it has none of its own. */
export const choicesOf = (question: AuthoredQuestion): Choice[] => {
  const options: { id: string; content: Bilingual; pinned?: boolean | undefined }[] =
    givenOptions(question) ?? standardOptions[question.key.kind] ?? []
  const right = rightIds(question)
  return options.map(({ id, content, pinned }) => {
    const reason = question.reasons?.[id as OptionName]
    return {
      id,
      content,
      isRight: right.includes(id),
      ...(reason && { reason }),
      ...(pinned !== undefined && { pinned }),
    }
  })
}

/** True for a question that every format shows as true or false, without texts of its own. */
export const isPlainTrueFalse = (question: AuthoredQuestion): boolean =>
  question.key.kind === 'true_false' && givenOptions(question) === null

/** Per cent of the marks for each of one, two, three ... right options, in the figures that Moodle knows. */
export const rightFractions = ['100', '50', '33.33333', '25', '20', '16.66667', '14.28571', '12.5']

export const isSingle = ({ key }: AuthoredQuestion): boolean => key.kind !== 'msq'

const defaultIds = (count: number): string[] => optionIds.slice(0, count)

/** Labels of the options' parts that no list of choices says. `withIds`: the format has no ids and no fixed places. */
export const choiceLabels = (question: AuthoredQuestion, withIds: boolean): string[] => {
  const { kind } = question.key
  const ids = choicesOf(question).map(({ id }) => id)
  const pinned = choicesOf(question).filter((choice) => choice.pinned !== undefined)
  const isInOrder = kind === 'true_false' || ids.join() === defaultIds(ids.length).join()
  return [
    ...(kind === 'assertion_reason' || kind === 'true_false' ? label('kind', kind) : []),
    ...(withIds && !isInOrder ? label('ids', ids.join(' ')) : []),
    ...(withIds && pinned.length > 0
      ? label('pinned', pinned.map(({ id, pinned: fixed }) => (fixed ? id : `-${id}`)).join(' '))
      : []),
  ]
}

const sameText = (one: Bilingual, other: Bilingual): boolean => one.en === other.en && one.hi === other.hi

const isStandard = (kind: string, options: { content: Bilingual }[]): boolean => {
  const standard = standardOptions[kind] ?? []
  return (
    standard.length === options.length &&
    options.every(({ content }, at) => sameText(content, standard[at]?.content ?? content))
  )
}

const pinnedOf = (labels: Labels, id: string): boolean | undefined => {
  const pinned = labelOf(labels, 'pinned')?.split(' ') ?? []
  return pinned.includes(id) ? true : pinned.includes(`-${id}`) ? false : undefined
}

const withIds = (choices: Omit<Choice, 'id'>[], labels: Labels, kind: string | undefined): Choice[] => {
  const named = kind === 'true_false' ? ['true', 'false'] : labelOf(labels, 'ids')?.split(' ')
  return choices.map((choice, at) => {
    const id = named?.length === choices.length ? (named[at] ?? '') : letterOf(at).toLowerCase()
    const pinned = choice.pinned ?? pinnedOf(labels, id)
    return { ...choice, id, ...(pinned !== undefined && { pinned }) }
  })
}

const keyOf = (kind: string, right: string[]): ImportedQuestion['key'] => {
  if (kind === 'true_false') return { kind, value: right[0] === 'true' }
  if (kind === 'assertion_reason') return { kind, optionIds: right as ('a' | 'b' | 'c' | 'd')[] }
  return { kind: kind === 'msq' ? 'msq' : 'mcq', optionIds: right }
}

const reasonsOf = (choices: Choice[]): Pick<ImportedQuestion, 'reasons'> => {
  const given = choices.flatMap(({ id, reason }) => (reason && !isBlank(reason) ? [[id, reason] as const] : []))
  return given.length > 0 ? { reasons: Object.fromEntries(given) } : {}
}

const optionsOf = (choices: Choice[]): NonNullable<ImportedQuestion['options']> =>
  choices.map(({ id, content, pinned }) => ({ id, content, ...(pinned !== undefined && { pinned }) }))

/** Adds the options, key and reasons of a question to its row; `several` may be right. */
export const setChoices = (
  draft: RowDraft,
  found: Omit<Choice, 'id'>[],
  several: boolean,
  labels: Labels = new Map(),
): void => {
  const labelled = labelOf(labels, 'kind')
  const choices = withIds(found, labels, labelled)
  const right = choices
    .filter(({ isRight }) => isRight)
    .map(({ id }) => id)
    .toSorted()
  const kind = labelled ?? (several ? 'msq' : 'mcq')
  if (right.length === 0) addFault(draft, 'required', 'key')
  if (!several && right.length > 1) addFault(draft, 'unsupported_kind', 'key', right.join(', '))
  const { stem } = draft.row.question
  setParts(draft, {
    ...(kind === 'assertion_reason' && stem ? splitStatements(stem) : {}),
    ...(isStandard(kind, choices) ? {} : { options: optionsOf(choices) }),
    ...(right.length > 0 && { key: keyOf(kind, right) }),
    ...reasonsOf(choices),
  })
}
