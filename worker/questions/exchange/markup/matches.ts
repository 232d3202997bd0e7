import type { AuthoredQuestion, Bilingual } from '../../../../domain/questions/contract.ts'
import { importLimits } from '../../../../domain/questions/exchange/contract.ts'
import { label, labelOf, type Labels } from './labels.ts'
import { addFault, setParts, type RowDraft } from './row-draft.ts'
import { matchesSeveral, splitColumns } from './stem-parts.ts'

/** A row with the text that it matches; without a row, a text that matches none. */
export type Match = { row: Bilingual | null; column: Bilingual }

type Item = { id: string; content: Bilingual }

const keyedRows = ({ key }: AuthoredQuestion): Record<string, string[]> => (key.kind === 'matrix' ? key.rows : {})

const sameInBoth = (text: string): Bilingual => ({ en: text, hi: text })

/** Rows of a question with what they match, for formats that know pairs. */
export const matchesOf = (question: AuthoredQuestion): Match[] => {
  const { rows = [], columns = [] } = question
  const keyed = keyedRows(question)
  if (matchesSeveral(question))
    return rows.map(({ id, content }) => ({ row: content, column: sameInBoth((keyed[id] ?? []).join(', ')) }))
  const contentOf = (id: string | undefined) => columns.find((column) => column.id === id)?.content ?? sameInBoth('')
  const used = Object.values(keyed).flat()
  return [
    ...rows.map(({ id, content }) => ({ row: content, column: contentOf(keyed[id]?.[0]) })),
    ...columns.filter(({ id }) => !used.includes(id)).map(({ content }) => ({ row: null, column: content })),
  ]
}

/** Labels with the ids of rows and columns and with the key, which pairs do not hold. */
export const matchLabels = (question: AuthoredQuestion): string[] => [
  ...label(
    'matches',
    (question.rows ?? []).map(({ id }) => `${id}=${(keyedRows(question)[id] ?? []).join(',')}`).join(' '),
  ),
  ...label('columns', (question.columns ?? []).map(({ id }) => id).join(' ')),
  ...(question.multiple === undefined ? [] : label('several', String(question.multiple))),
]

const rowNames = 'pqrstuvw'

const keyOf = (text: string): [string, string[]][] =>
  text.split(' ').map((part) => {
    const [row = '', columns = ''] = part.split('=')
    return [row, columns.split(',').filter((id) => id !== '')]
  })

/** Columns by the labels of our own files, in their order. */
const labelledColumns = (matches: Match[], keyed: [string, string[]][], ids: string[]): Item[] => {
  const used = keyed.map(([, columns]) => columns[0] ?? '')
  const others = ids.filter((id) => !used.includes(id))
  const contents = new Map(
    matches.map(({ row, column }, at) => [row ? (used[at] ?? '') : (others[at - used.length] ?? ''), column]),
  )
  return ids.map((id) => ({ id, content: contents.get(id) ?? sameInBoth('') }))
}

/** Columns in the order of their texts, so that it does not tell the key. */
const sortedColumns = (matches: Match[]): Item[] => {
  const order = new Intl.Collator('en', { numeric: true })
  const texts = new Map(matches.map(({ column }) => [`${column.en}\n${column.hi}`, column]))
  return [...texts]
    .toSorted(([one], [other]) => order.compare(one, other))
    .map(([, content], at) => ({ id: String(at + 1), content }))
}

const sameText = (one: Bilingual, other: Bilingual): boolean => one.en === other.en && one.hi === other.hi

const unlabelledKey = (rows: Item[], matches: Match[], columns: Item[]): [string, string[]][] =>
  rows.map(({ id }, at) => {
    const column = columns.find(({ content }) => sameText(content, matches[at]?.column ?? content))
    return [id, column ? [column.id] : []]
  })

/** Adds the lists and the key of a matching question to its row. */
export const setMatches = (draft: RowDraft, matches: Match[], labels: Labels = new Map()): void => {
  const withRow = matches.flatMap(({ row }) => (row ? [row] : []))
  const keyLabel = labelOf(labels, 'matches')
  const keyed = keyLabel === undefined ? null : keyOf(keyLabel)
  const ids = labelOf(labels, 'columns')?.split(' ') ?? []
  const several = labelOf(labels, 'several')
  const rows = withRow.map((content, at) => ({ id: keyed?.[at]?.[0] ?? rowNames.charAt(at), content }))
  const split = several === 'true' && draft.row.question.stem ? splitColumns(draft.row.question.stem, ids) : null
  const columns = split?.columns ?? (keyed ? labelledColumns(matches, keyed, ids) : sortedColumns(matches))
  const most = Math.max(rows.length, columns.length)
  if (most > importLimits.options) addFault(draft, 'too_many_options', 'rows', String(most))
  setParts(draft, {
    ...(split && { stem: split.stem }),
    rows: rows.slice(0, importLimits.options),
    columns: columns.slice(0, importLimits.options),
    ...(several !== undefined && { multiple: several === 'true' }),
    key: { kind: 'matrix', rows: Object.fromEntries(keyed ?? unlabelledKey(rows, matches, columns)) },
  })
}

type Named = { identifier: string; content: Bilingual }

/** Ids of identifiers of our own, such as `R-p` and `C-1`; names in their order for others. */
const idsOf = (items: Named[], prefix: string, names: string): Map<string, string> => {
  const own = items.every(({ identifier }) => new RegExp(`^${prefix}-[a-z1-9]$`).test(identifier))
  return new Map(items.map(({ identifier }, at) => [identifier, own ? identifier.slice(2) : names.charAt(at)]))
}

/** Adds two lists and the pairs of their identifiers, which are the key, to the row. */
export const setLists = (
  draft: RowDraft,
  rows: Named[],
  columns: Named[],
  pairs: [string, string][],
  labels: Labels = new Map(),
): void => {
  const [rowIds, columnIds] = [idsOf(rows, 'R', rowNames), idsOf(columns, 'C', '123456789')]
  const most = Math.max(rows.length, columns.length)
  if (most > importLimits.options) addFault(draft, 'too_many_options', 'rows', String(most))
  const keyed = rows.map(({ identifier }): [string, string[]] => [
    rowIds.get(identifier) ?? '',
    pairs.flatMap(([row, column]) => (row === identifier ? [columnIds.get(column) ?? ''] : [])),
  ])
  const itemsOf = (items: Named[], ids: Map<string, string>): Item[] =>
    items.slice(0, importLimits.options).map(({ identifier, content }) => ({ id: ids.get(identifier) ?? '', content }))
  const several = labelOf(labels, 'several')
  const isSeveral = several === undefined ? keyed.some(([, ids]) => ids.length > 1) : several === 'true'
  setParts(draft, {
    rows: itemsOf(rows, rowIds),
    columns: itemsOf(columns, columnIds),
    ...((several !== undefined || isSeveral) && { multiple: isSeveral }),
    key: { kind: 'matrix', rows: Object.fromEntries(keyed) },
  })
}
