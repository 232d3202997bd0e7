import { valueAt, withValueAt } from '../../content/body-paths.ts'
import type { ImportedQuestion } from '../exchange/contract.ts'
import { optionIds } from '../text.ts'
import type { Correction, CorrectRow } from './contract.ts'
import { isBilingual } from './texts-in.ts'

type Loose = Record<string, unknown>

const listOf = (value: string): string[] =>
  value
    .split(/[,،;\n]/u)
    .map((each) => each.trim())
    .filter((each) => each !== '')

const absentIfBlank = (value: string): string | undefined => (value === '' ? undefined : value)

/** Ids of rows and columns that a list lacks. */
const listIds: Record<string, string> = { options: optionIds.join(''), rows: 'pqrstuvw', columns: '12345678' }

/** Entry of a list with an id, which a new one gets by its place. */
const withEntry = (question: Loose, path: string): Loose => {
  const [list = '', index = ''] = path.split('.')
  if (!(list in listIds) || valueAt(question, `${list}.${index}.id`) !== undefined) return question
  const entries = Array.isArray(question[list]) ? (question[list] as unknown[]) : []
  const entry = { id: listIds[list]?.[entries.length] ?? '', content: { en: '', hi: '' } }
  return { ...question, [list]: [...entries, entry] }
}

/** Another text of one language; a text without either is removed, an entry of a list is not. */
const withText = (question: Loose, path: string, value: string): Loose => {
  if (value === '' && valueAt(question, path) === undefined) return question
  const [parent, language] = [path.slice(0, -3), path.slice(-2)]
  const whole = withEntry(question, path)
  const before = valueAt(whole, parent)
  const text = { ...(isBilingual(before) ? before : { en: '', hi: '' }), [language]: value }
  const isBlank = text.en === '' && text.hi === ''
  return withValueAt(whole, parent, isBlank && !parent.endsWith('content') ? undefined : text)
}

const withPart = (question: Loose, { path, value: given }: Correction): Loose => {
  const value = given.trim()
  switch (path) {
    case 'exams':
    case 'tags': {
      const list = listOf(value)
      return withValueAt(question, path, list.length > 0 ? list : undefined)
    }
    case 'targetSeconds':
      return withValueAt(question, path, /^\d+$/.test(value) ? Number(value) : absentIfBlank(value))
    case 'passage': {
      const before = valueAt(question, 'passage.code')
      if (before === value) return question
      return withValueAt(question, path, value === '' ? undefined : { code: value })
    }
    default:
      return /\.(en|hi)$/.test(path)
        ? withText(question, path, value)
        : withValueAt(question, path, absentIfBlank(value))
  }
}

const isBlankEntry = (entry: unknown): boolean => {
  const content = valueAt(entry, 'content')
  return isBilingual(content) && content.en === '' && content.hi === ''
}

/** Question without the blank entries at the end of its lists. */
const trimmed = (question: Loose): Loose =>
  Object.fromEntries(
    Object.entries(question).map(([name, value]) => {
      if (!(name in listIds) || !Array.isArray(value)) return [name, value]
      const entries = value as unknown[]
      return [name, entries.slice(0, entries.findLastIndex((entry) => !isBlankEntry(entry)) + 1)]
    }),
  )

/** Question of a row with corrected texts and key. */
export const corrected = (
  question: ImportedQuestion,
  { corrections, key }: Pick<CorrectRow, 'corrections' | 'key'>,
): ImportedQuestion => {
  const texts = corrections.reduce<Loose>(withPart, question)
  return trimmed({ ...texts, ...(key && { key }) }) as ImportedQuestion
}
