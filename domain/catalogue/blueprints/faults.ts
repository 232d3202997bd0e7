import { faultOf } from '../../content/faults.ts'
import type { PresetPattern, PresetSection } from '../contract.ts'
import { repeated, type Found } from '../presets/found.ts'
import type { AuthoredBlueprint, AuthoredLine, AuthoredSection } from './authored.ts'
import { sumOfEnds, type Ends } from './sum-of-ends.ts'

const invalid = faultOf('invalid')
const required = faultOf('required')

const endFaults = ([least, most]: Ends, path: string): Found[] =>
  most < least ? [[`${path}.1`, faultOf('too_small', least)]] : []

/** True where spans allow a total. */
const allow = (spans: readonly Ends[], total: number): boolean => {
  const [least, most] = sumOfEnds(spans)
  return least <= total && total <= most
}

const kindFaults = ({ kinds }: AuthoredSection, { marking, questionCount }: PresetSection, path: string): Found[] => {
  const marked = new Set(Object.keys(marking).map((name) => name.split(':')[0]))
  return [
    ...kinds.flatMap(({ kind, questions }, index): Found[] => [
      ...(marked.has(kind) ? [] : [[`${path}.kinds.${index}.kind`, invalid] satisfies Found]),
      ...endFaults(questions, `${path}.kinds.${index}.questions`),
    ]),
    ...repeated(
      kinds.map(({ kind }) => kind),
      (index) => `${path}.kinds.${index}.kind`,
    ),
    ...(allow(
      kinds.map(({ questions }) => questions),
      questionCount,
    )
      ? []
      : [[`${path}.kinds`, invalid] satisfies Found]),
  ]
}

/** A line of several topics has a name in both languages; that of a single one may be empty. */
const titleFaults = ({ title, topics }: AuthoredLine, path: string): Found[] => {
  const isNamed = topics.length > 1 || title.en !== '' || title.hi !== ''
  return isNamed
    ? (['en', 'hi'] as const).flatMap((language): Found[] =>
        title[language] === '' ? [[`${path}.title.${language}`, required]] : [],
      )
    : []
}

const topicFaults = (
  { topics: lines }: AuthoredSection,
  { questionCount }: PresetSection,
  known: ReadonlySet<string>,
  path: string,
): Found[] => {
  const named = lines.flatMap(({ topics }, line) =>
    topics.map((name, index) => ({ name, at: `${path}.topics.${line}.topics.${index}` })),
  )
  return [
    ...lines.flatMap((line, index) => [
      ...endFaults(line.questions, `${path}.topics.${index}.questions`),
      ...titleFaults(line, `${path}.topics.${index}`),
    ]),
    ...named.flatMap(({ name, at }): Found[] => (known.has(name) ? [] : [[at, faultOf('unknown')]])),
    ...repeated(
      named.map(({ name }) => name),
      (index) => named[index]?.at ?? path,
    ),
    ...(lines.length === 0 ||
    allow(
      lines.map(({ questions }) => questions),
      questionCount,
    )
      ? []
      : [[`${path}.topics`, invalid] satisfies Found]),
  ]
}

const sectionFaults = (section: AuthoredSection, { pattern, topics }: Terms, path: string): Found[] => {
  const own = pattern?.sections.find(({ id }) => id === section.id)
  if (!pattern || !own) return [[`${path}.id`, faultOf('unknown')]]
  const { difficulty, minutes } = section
  const given = own.minutes ?? pattern.durationMinutes
  const found: Found[] = []
  if (difficulty.easy + difficulty.medium + difficulty.hard !== 100) found.push([`${path}.difficulty`, invalid])
  if (minutes[1] > given) found.push([`${path}.minutes.1`, faultOf('too_big', given)])
  return [
    ...found,
    ...endFaults(minutes, `${path}.minutes`),
    ...kindFaults(section, own, path),
    ...topicFaults(section, own, topics, path),
  ]
}

type Terms = {
  /** First day of the blueprint in force; null when there is none. */
  since: string | null
  /** Pattern in force on the blueprint's first day; null before the first. */
  pattern: PresetPattern | null
  /** Names of the vocabulary: `physics`, `physics/optics`. */
  topics: ReadonlySet<string>
}

/** Faults of a blueprint that its contract accepts, by path. */
export const blueprintFaults = (blueprint: AuthoredBlueprint, terms: Terms): Record<string, string> => {
  const { sections, effectiveFrom, basis, unchecked } = blueprint
  const { since, pattern } = terms
  const ids = sections.map(({ id }) => id)
  const isWhole = pattern?.sections.every(({ id }) => ids.includes(id)) ?? true
  const isEarly = since !== null && effectiveFrom < since
  return Object.fromEntries([
    ...(isEarly ? [['effectiveFrom', invalid] satisfies Found] : []),
    // An analysis of papers is never an official number.
    ...(basis === 'analysis' && !unchecked ? [['basis', invalid] satisfies Found] : []),
    ...(isWhole ? [] : [['sections', invalid] satisfies Found]),
    ...sections.flatMap((section, index) => sectionFaults(section, terms, `sections.${index}`)),
    ...repeated(ids, (index) => `sections.${index}.id`),
  ])
}
