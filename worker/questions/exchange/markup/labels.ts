import {
  difficulties,
  questionRights,
  type AuthoredQuestion,
  type Difficulty,
  type QuestionRights,
} from '../../../../domain/questions/contract.ts'
import type { ImportedQuestion } from '../../../../domain/questions/exchange/contract.ts'

/**
 * Parts of a question that a format has no place for, as its tags: `difficulty:easy`. They survive another system that
 * keeps tags. A tag of the office that looks like one of them is written with `tag:` before it.
 */
export const labelNames = [
  'kind',
  'subject',
  'topic',
  'difficulty',
  'seconds',
  'exam',
  'rights',
  'source',
  'passage',
  'passage-kind',
  'pinned',
  'ids',
  'matches',
  'columns',
  'several',
  'case',
  'range',
  'rounding',
  'tag',
] as const
export type LabelName = (typeof labelNames)[number]

/** Values of labels by name. */
export type Labels = Map<LabelName, string[]>

const labelled = new RegExp(`^(${labelNames.join('|')}):([\\s\\S]*)$`)

export const label = (name: LabelName, value: string | undefined): string[] =>
  value === undefined ? [] : [`${name}:${value}`]

const tagLabel = (tag: string): string => (labelled.test(tag) ? `tag:${tag}` : tag)

/** Labels and tags of the parts that every kind has; subject and topic where the format has no categories. */
export const commonLabels = (question: AuthoredQuestion, withTopic: boolean): string[] => [
  ...(withTopic ? [...label('subject', question.subject), ...label('topic', question.topic)] : []),
  ...label('difficulty', question.difficulty),
  ...label('seconds', String(question.targetSeconds)),
  ...(question.exams ?? []).flatMap((exam) => label('exam', exam)),
  ...label('rights', question.rights),
  ...label('source', question.source),
  ...label('passage', question.passage),
  ...(question.tags ?? []).map(tagLabel),
]

/** Labels among the tags of a file; the others are tags of the office. */
export const readLabels = (tags: readonly string[]): { labels: Labels; tags: string[] } => {
  const labels: Labels = new Map()
  const others: string[] = []
  for (const tag of tags) {
    const [, name, value = ''] = labelled.exec(tag.trim()) ?? []
    if (name === undefined) others.push(tag.trim())
    else if (name === 'tag') others.push(value)
    else labels.set(name as LabelName, [...(labels.get(name as LabelName) ?? []), value])
  }
  return { labels, tags: others.filter((tag) => tag !== '') }
}

export const labelOf = (labels: Labels, name: LabelName): string | undefined => labels.get(name)?.[0]

const oneOf = <Value extends string>(values: readonly Value[], value: string | undefined): Value | undefined =>
  values.find((known) => known === value)

type Common = Pick<
  ImportedQuestion,
  'subject' | 'topic' | 'difficulty' | 'targetSeconds' | 'exams' | 'rights' | 'source' | 'tags'
>

/** Parts of a question that labels name, without those that they do not. */
export const commonParts = (labels: Labels, tags: string[]): Common => {
  const seconds = Number(labelOf(labels, 'seconds'))
  const parts: { [Name in keyof Common]: Common[Name] | undefined } = {
    subject: labelOf(labels, 'subject'),
    topic: labelOf(labels, 'topic'),
    difficulty: oneOf<Difficulty>(difficulties, labelOf(labels, 'difficulty')),
    targetSeconds: Number.isInteger(seconds) && seconds > 0 ? seconds : undefined,
    exams: labels.get('exam'),
    rights: oneOf<QuestionRights>(questionRights, labelOf(labels, 'rights')),
    source: labelOf(labels, 'source'),
    tags: tags.length > 0 ? tags : undefined,
  }
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Common
}
