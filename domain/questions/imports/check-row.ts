import { BankQuestion } from '../bank.ts'
import { importLimits, type ImportedQuestion } from '../exchange/contract.ts'
import type { Bilingual } from '../text.ts'
import { faultNameLength, type CheckedQuestion, type ImportChoices, type RowFault } from './contract.ts'
import { contractFaults } from './contract-faults.ts'
import { findNamed, suggestNamed, type Named } from './known-names.ts'
import { bilingualsOf } from './texts-in.ts'

/** Subjects, topics, exams and codes of the bank that some rows name. */
export type BankFacts = {
  subjects: readonly Named[]
  /** By subject. */
  topics: ReadonlyMap<string, readonly Named[]>
  exams: readonly Named[]
  /** Ids of questions by the codes that they have. */
  codes: ReadonlyMap<string, string>
  /** Ids of published passages by their codes. */
  passages: ReadonlyMap<string, string>
  /** Codes of passages that rows of the same file bring. */
  brought: ReadonlySet<string>
}

type Checked = { question: CheckedQuestion; faults: RowFault[] }

const fault = (code: RowFault['code'], path: string, parts: Partial<RowFault> = {}): RowFault => ({
  code,
  path,
  blocks: true,
  ...parts,
})

/** Id of a named term; a name that is unknown stays, with a fault. */
const resolved = (terms: readonly Named[], name: string, path: string): { id: string; faults: RowFault[] } => {
  const id = findNamed(terms, name)
  if (id !== null) return { id, faults: [] }
  const suggestion = suggestNamed(terms, name)
  return {
    id: name,
    faults: [
      fault('unknown_value', path, { value: name.slice(0, faultNameLength), ...(suggestion && { suggestion }) }),
    ],
  }
}

const namesOf = (question: ImportedQuestion, choices: ImportChoices, facts: BankFacts) => {
  const subjectName = question.subject ?? choices.subject
  const subject = subjectName === undefined ? null : resolved(facts.subjects, subjectName, 'subject')
  const topicName = question.topic ?? choices.topic
  const topics = facts.topics.get(subject?.id ?? '')
  const topic = topicName === undefined || !topics ? null : resolved(topics, topicName, 'topic')
  const exams = (question.exams ?? choices.exams)?.map((name, index) => resolved(facts.exams, name, `exams.${index}`))
  const parts = [subject, topic, ...(exams ?? [])]
  return {
    names: {
      ...(subject && { subject: subject.id }),
      ...(topicName !== undefined && { topic: topic?.id ?? topicName }),
      ...(exams && { exams: [...new Set(exams.map(({ id }) => id))] }),
    },
    faults: parts.flatMap((part) => part?.faults ?? []),
  }
}

/** Question with the values that its row gives, else those chosen for the import. */
const completed = (question: ImportedQuestion, choices: ImportChoices, facts: BankFacts) => {
  const { passage, ...parts } = question
  const { names, faults } = namesOf(question, choices, facts)
  const tags = [...new Set([...(question.tags ?? []), ...(choices.tag ? [choices.tag] : [])])]
  const { difficulty, targetSeconds, rights, source } = choices
  const chosen = Object.fromEntries(
    Object.entries({ difficulty, targetSeconds, rights, source }).filter(([, value]) => value !== undefined),
  )
  const whole = {
    ...chosen,
    ...parts,
    ...names,
    solution: parts.solution ?? { en: '', hi: '' },
    ...(tags.length > 0 && { tags }),
    ...(passage?.code !== undefined && { passage: passage.code }),
  }
  return { question: whole as CheckedQuestion, faults }
}

const isBlank = (text: string): boolean => text.trim() === ''

/** Missing languages: one warning for Hindi, one for English; a question without English cannot be published. */
const missingLanguages = (
  texts: readonly [string, Bilingual][],
  { publishes, language }: ImportChoices,
): RowFault[] => {
  const [withoutHindi] = texts.filter(([, { en, hi }]) => isBlank(hi) && !isBlank(en))
  const [withoutEnglish] = texts.filter(([, { en, hi }]) => isBlank(en) && !isBlank(hi))
  return [
    ...(withoutHindi && language !== 'en' ? [fault('hindi_missing', `${withoutHindi[0]}.hi`, { blocks: false })] : []),
    ...(withoutEnglish ? [fault('english_missing', `${withoutEnglish[0]}.en`, { blocks: publishes })] : []),
  ]
}

const lengthFaults = (texts: readonly [string, Bilingual][]): RowFault[] =>
  texts.flatMap(([path, text]) =>
    (['en', 'hi'] as const).flatMap((language) =>
      text[language].length > importLimits.text
        ? [fault('too_long', `${path}.${language}`, { value: text[language].slice(0, 80) })]
        : [],
    ),
  )

/** The same question with Hindi where English is missing, for the contract, which asks for English. */
const withEnglish = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withEnglish) as Value
  const entries = Object.entries(value)
  const { en, hi } = value as Partial<Bilingual>
  if (typeof en === 'string' && typeof hi === 'string' && entries.length === 2 && isBlank(en))
    return { en: hi, hi } as Value
  return Object.fromEntries(entries.map(([name, each]) => [name, withEnglish(each) as unknown])) as Value
}

const pathInRow = (path: string): string => (path === 'slug' ? 'code' : path === 'passageId' ? 'passage' : path)

/** Faults by the contract of the bank. */
const shapeFaults = ({ code, passage, exams = [], ...parts }: CheckedQuestion): RowFault[] => {
  const question = { ...parts, exams, slug: code ?? 'made-later', passageId: passage ?? null }
  const { error } = BankQuestion.safeParse(withEnglish(question))
  return error ? contractFaults(error, question).map((each) => ({ ...each, path: pathInRow(each.path) })) : []
}

const storedFaults = (
  { code }: CheckedQuestion,
  passage: ImportedQuestion['passage'],
  facts: BankFacts,
): RowFault[] => {
  const isKnown = (name: string) => facts.passages.has(name) || facts.brought.has(name)
  const isUnknown = passage?.code !== undefined && passage.content === undefined && !isKnown(passage.code)
  return [
    ...(code !== undefined && facts.codes.has(code) ? [fault('code_taken', 'code', { value: code })] : []),
    ...(isUnknown ? [fault('unknown_passage', 'passage', { value: passage.code ?? '' })] : []),
  ]
}

/** True for a part that a draft may lack: the solution, which an editor adds before publishing. */
const isForDrafts = ({ code, path }: RowFault, { publishes }: ImportChoices): boolean =>
  !publishes && code === 'required' && path.startsWith('solution')

/**
 * Checks a row against the contract of a question and the bank. Its twins and the differences of its languages are checked
 * apart.
 */
export const checkRow = (imported: ImportedQuestion, choices: ImportChoices, facts: BankFacts): Checked => {
  const { question, faults } = completed(imported, choices, facts)
  const texts = bilingualsOf(question)
  const named = new Set(faults.map(({ path }) => path))
  const all = [
    ...faults,
    ...shapeFaults(question).filter(({ path }) => !named.has(path)),
    ...missingLanguages(texts, choices),
    ...lengthFaults(texts),
    ...storedFaults(question, imported.passage, facts),
  ]
  return { question, faults: all.map((each) => (isForDrafts(each, choices) ? { ...each, blocks: false } : each)) }
}
