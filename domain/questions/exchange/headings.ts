import { otherLanguage, type Language } from '../../language.ts'
import {
  familyFields,
  textFields,
  textName,
  valueFields,
  type FamilyField,
  type FieldName,
  type TextField,
  type TextName,
  type ValueField,
} from './fields.ts'
import { optionOfMark } from './option-marks.ts'

const languageNames: Record<string, Language> = {
  english: 'en',
  eng: 'en',
  en: 'en',
  अंग्रेजी: 'en',
  अँग्रेजी: 'en',
  इंग्लिश: 'en',
  hindi: 'hi',
  hin: 'hi',
  hi: 'hi',
  हिंदी: 'hi',
  हिन्दी: 'hi',
}

/** Words of a heading: lower case, without signs and nuktas. */
const wordsOf = (heading: string): string[] =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\u093c', '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

const plain = (heading: string): string => wordsOf(heading).join(' ')

const namesOf = <Name extends string>(fields: Record<Name, { en: string; hi: string; also: readonly string[] }>) =>
  new Map(
    (Object.keys(fields) as Name[]).flatMap((name) =>
      [fields[name].en, fields[name].hi, ...fields[name].also].map((each) => [plain(each), name] as const),
    ),
  )

const valueNames = namesOf<ValueField>(valueFields)
const textNames = namesOf<TextField>(textFields)
const familyNames = namesOf<FamilyField>(familyFields)

/** A column with an option behind the last that a question may have. */
export const surplusOption = 'surplusOption'

type Found =
  | { form: 'value'; name: ValueField }
  | { form: 'text'; name: TextName; language: Language | null }
  | { form: 'surplus' }

const listMark = (mark: string): string | undefined => familyFields.row.marks.find((each) => each === mark)

const familyOf = (words: string[], language: Language | null): Found | null => {
  const mark = words.at(-1) ?? ''
  const name = familyNames.get(words.slice(0, -1).join(' '))
  if (!name) return null
  if (name === 'row' || name === 'column') {
    const number = listMark(mark)
    return number === undefined ? null : { form: 'text', name: `${name}.${number}`, language }
  }
  const option = optionOfMark(mark)
  if (option) return { form: 'text', name: `${name}.${option}`, language }
  return name === 'option' && /^([i-z]|\d{1,2})$/.test(mark) ? { form: 'surplus' } : null
}

const foundIn = (heading: string): Found | null => {
  const all = wordsOf(heading)
  const language = all.map((word) => languageNames[word]).find(Boolean) ?? null
  const words = all.filter((word) => !Object.hasOwn(languageNames, word))
  const text = textNames.get(words.join(' '))
  if (text) return { form: 'text', name: text, language }
  const value = valueNames.get(words.join(' '))
  return value ? { form: 'value', name: value } : familyOf(words, language)
}

const sameName = (one: Found | null, other: Found | null): boolean =>
  one !== null && other !== null && one.form === other.form && JSON.stringify(one) === JSON.stringify(other)

/** Field of a heading in one language, or in both as "Question / प्रश्न". */
const fieldOf = (heading: string): Found | null => {
  const [first, ...rest] = heading.split(/[/|\n]/).map(foundIn)
  const isBoth = rest.length > 0 && rest.every((each) => sameName(each, first ?? null))
  return isBoth ? (first ?? null) : foundIn(heading)
}

/** Column of a file: a field of a record, an option too many, or unknown. */
export type FoundColumn = { heading: string; field: FieldName | typeof surplusOption | null }

const isDevanagari = (heading: string): boolean => /[\u0900-\u097f]/.test(heading) && !/[a-z]{2}/i.test(heading)

type Text = Extract<Found, { form: 'text' }>

/**
 * Language of a text column that names none: the one that the other columns of the text leave, then the language of
 * the heading where a text has a heading in each, then that of the file.
 */
const languageOf = (
  heading: string,
  others: { heading: string; language: Language | null }[],
  ofFile: Language,
): Language => {
  const [other] = others
  if (!other) return ofFile
  if (other.language) return otherLanguage(other.language)
  return isDevanagari(heading) === isDevanagari(other.heading) ? ofFile : isDevanagari(heading) ? 'hi' : 'en'
}

/** Fields of a row of headings. Of two columns for one field the second is unknown. */
export const columnsOf = (headings: readonly string[], ofFile: Language): FoundColumn[] => {
  const found = headings.map((heading) => ({
    heading: heading.trim(),
    field: heading.trim() === '' ? null : fieldOf(heading),
  }))
  const isText = (each: (typeof found)[number]): each is { heading: string; field: Text } => each.field?.form === 'text'
  const taken = new Set<FieldName>()
  const once = (field: FieldName): FieldName | null => (taken.has(field) ? null : (taken.add(field), field))
  return found.map((each) => {
    const { heading, field } = each
    if (field?.form === 'surplus') return { heading, field: surplusOption }
    if (field?.form === 'value') return { heading, field: once(field.name) }
    if (!isText(each)) return { heading, field: null }
    const { name, language } = each.field
    const others = found
      .filter((other) => other !== each)
      .filter(isText)
      .filter((other) => other.field.name === name)
      .map((other) => ({ heading: other.heading, language: other.field.language }))
    return { heading, field: once(textName(name, language ?? languageOf(heading, others, ofFile))) }
  })
}

/** True for a row of headings: one for the question or its statements, and another. */
export const areHeadings = (columns: readonly FoundColumn[]): boolean => {
  const names = new Set(
    columns.map(({ field }) => field?.replace(/\.(?:en|hi)$/, '')).filter((name) => name !== undefined),
  )
  return names.size > 1 && (names.has('stem') || (names.has('assertion') && names.has('reason')))
}
