import type { DraftBody } from './contract.ts'
import { changesBetween, type FieldChange, type PlainValue } from './diff.ts'
import { positionIn, type EditorForm } from './fields.ts'
import type { ShownChange, ShownDiff } from './history.ts'
import { isNamedId, rowNameOn, withRowNames } from './row-names.ts'
import { textDiff } from './text-diff.ts'

const isText = (change: FieldChange) => change.change === 'changed' && change.kind === 'text'

const shown = (change: FieldChange, texts: number): ShownChange => {
  if (change.change !== 'changed' || change.kind !== 'text') return change
  const { before, after, ...rest } = change
  return { ...rest, pieces: textDiff(before, after, texts) }
}

/** Names rows as readers know them, each in the body that has it, and leaves their ids out. */
const withNames = (form: EditorForm, before: DraftBody, after: DraftBody, change: ShownChange): ShownChange => {
  const rowName = rowNameOn(form, change.path, change.change === 'removed' ? before : after)
  const named = { ...change, ...(rowName !== null && { rowName }) }
  if ('row' in named)
    return { ...named, row: named.row.filter(({ path }) => !isNamedId(form, `${named.path}.${path}`)) }
  if (!('before' in named)) return named
  const valueIn = (body: DraftBody, value: PlainValue) => withRowNames(form, named.path, body, value)
  return { ...named, before: valueIn(before, named.before), after: valueIn(after, named.after) }
}

/** Differences between two bodies in the order of the form; texts word by word. */
export const shownDiff = (form: EditorForm | null, before: DraftBody, after: DraftBody): ShownDiff => {
  const position = positionIn(form)
  const changes = changesBetween(before, after).toSorted((one, other) => position(one.path) - position(other.path))
  const texts = changes.filter(isText).length
  const all = changes.map((change) => shown(change, texts))
  return { changes: form ? all.map((change) => withNames(form, before, after, change)) : all }
}
