import { optionIds, type AuthoredOption, type ListItem } from '../text.ts'
import type { ImportedQuestion } from './contract.ts'
import { splitList } from './cell-text.ts'
import { familyFields, textName } from './fields.ts'
import { optionOfMark, type OptionMark } from './option-marks.ts'
import type { RecordReader } from './record.ts'
import { passageKindOfWord } from './words.ts'

/** Options that a field such as "Fixed options" names by their letters. */
const marksOf = ({ text, add, record }: RecordReader, field: 'pinned' | 'optionOrder', path: string): OptionMark[] => {
  const marks = splitList(text(field, path) ?? '').map(optionOfMark)
  const known = marks.filter((mark) => mark !== undefined)
  if (known.length < marks.length) add('unknown_option', path, record.get(field))
  return known
}

/** Options in their order, with the columns of their texts. */
export const optionsOfRecord = (reader: RecordReader): AuthoredOption[] => {
  const pinned = marksOf(reader, 'pinned', 'options')
  const order = marksOf(reader, 'optionOrder', 'options')
  const present = optionIds.filter(
    (id) => reader.record.has(textName(`option.${id}`, 'en')) || reader.record.has(textName(`option.${id}`, 'hi')),
  )
  const ordered = [...order.filter((id) => present.includes(id)), ...present.filter((id) => !order.includes(id))]
  return ordered.flatMap((id, index) => {
    const content = reader.bilingual(`option.${id}`, `options.${index}.content`)
    return content ? [{ id, content, ...(pinned.includes(id) && { pinned: true }) }] : []
  })
}

/** A mark that an author puts before an entry of a list: "(p) text". */
const marked = /^\(([a-z1-9])\)\s?/i

const defaultIds = { row: [...'pqrstuvw'], column: [...'12345678'] }

/** Entries of a list of a matching question. */
export const listOfRecord = (reader: RecordReader, name: 'row' | 'column', path: 'rows' | 'columns'): ListItem[] =>
  familyFields[name].marks.flatMap((mark, place) => {
    const content = reader.bilingual(`${name}.${mark}`, `${path}.${place}.content`)
    if (!content) return []
    const own = marked.exec(content.en) ?? marked.exec(content.hi)
    const id = own?.[1]?.toLowerCase() ?? defaultIds[name][place] ?? mark
    return [{ id, content: { en: content.en.replace(marked, ''), hi: content.hi.replace(marked, '') } }]
  })

/** Reasons of options by their ids. */
export const reasonsOfRecord = (reader: RecordReader): ImportedQuestion['reasons'] => {
  const reasons = optionIds.flatMap((id) => {
    const reason = reader.bilingual(`optionReason.${id}`, `reasons.${id}`)
    return reason ? [[id, reason] as const] : []
  })
  return reasons.length > 0 ? Object.fromEntries(reasons) : undefined
}

/** Passage with the parts that the record has; undefined without any. */
export const passageOfRecord = ({ text, bilingual, word }: RecordReader): ImportedQuestion['passage'] => {
  const code = text('passageCode', 'passage.code')?.toLowerCase()
  const kind = word('passageKind', 'passage.kind', passageKindOfWord)
  const title = bilingual('passageTitle', 'passage.title')
  const content = bilingual('passage', 'passage.content')
  const passage = { ...(code && { code }), ...(kind && { kind }), ...(title && { title }), ...(content && { content }) }
  return Object.keys(passage).length > 0 ? passage : undefined
}
