import { faultOf } from '../../content/faults.ts'
import type { QuestionKind } from '../../questions/contract.ts'
import { units } from '../../results/marks.ts'
import type { AuthoredSection, AuthoredVersion } from './authored.ts'
import { repeated, type Found } from './found.ts'

type Faults = Record<string, string>

const invalid = faultOf('invalid')
const required = faultOf('required')
const unexpected = faultOf('unexpected')
const tooBig = (limit: number) => faultOf('too_big', limit)

const isAbove = (value: number | null, limit: number): value is number => value !== null && value > limit

/** Kinds of question that the partial marks are defined for. */
const partialKind = { jee_advanced: 'msq', per_row: 'matrix' } as const

const rowFaults = (row: AuthoredSection['marking'][number], path: string): Found[] => {
  const correct = units(row.correct)
  const cost = (name: 'wrong' | 'blank'): Found[] =>
    units(row[name] || '0') > correct ? [[`${path}.${name}`, invalid]] : []
  return [
    ...(correct === 0 ? [[`${path}.correct`, invalid] satisfies Found] : []),
    ...cost('wrong'),
    ...cost('blank'),
    ...(row.partial && partialKind[row.partial] !== row.kind ? [[`${path}.partial`, invalid] satisfies Found] : []),
  ]
}

const sectionFaults = (section: AuthoredSection, isTimed: boolean, path: string): Found[] => {
  const { marking, minutes, scribeMinutes, minSubmitMinutes, maxAttempted, questionCount } = section
  const found: Found[] = []
  if (isTimed && minutes === null) found.push([`${path}.minutes`, required])
  if (!isTimed && minutes !== null) found.push([`${path}.minutes`, unexpected])
  if (!isTimed && scribeMinutes !== null) found.push([`${path}.scribeMinutes`, unexpected])
  if (isTimed && scribeMinutes !== null && scribeMinutes < (minutes ?? 0))
    found.push([`${path}.scribeMinutes`, faultOf('too_small', minutes ?? 0)])
  if (minutes !== null && isAbove(minSubmitMinutes, minutes)) found.push([`${path}.minSubmitMinutes`, tooBig(minutes)])
  if (isAbove(maxAttempted, questionCount)) found.push([`${path}.maxAttempted`, tooBig(questionCount)])
  return [
    ...found,
    ...marking.flatMap((row, index) => rowFaults(row, `${path}.marking.${index}`)),
    ...repeated(
      marking.map(({ kind, weight }) => `${kind}:${weight}`),
      (index) => `${path}.marking.${index}.kind`,
    ),
  ]
}

const sum = (sections: readonly AuthoredSection[]): number =>
  sections.reduce((total, { minutes }) => total + (minutes ?? 0), 0)

/** Minutes of the sections that one candidate writes. */
export const writtenMinutes = (sections: readonly AuthoredSection[], optionalTaken: number | null): number =>
  sum(sections.filter(({ optional }) => !optional)) +
  sum(sections.filter(({ optional }) => optional).slice(0, optionalTaken ?? 0))

const paperFaults = ({ sections, ...paper }: AuthoredVersion): Found[] => {
  const optional = sections.filter((section) => section.optional).length
  const found: Found[] = []
  if (optional > 0 && paper.optionalTaken === null) found.push(['optionalTaken', required])
  if (optional === 0 && paper.optionalTaken !== null) found.push(['optionalTaken', unexpected])
  else if (isAbove(paper.optionalTaken, optional)) found.push(['optionalTaken', tooBig(optional)])
  if (isAbove(paper.minSubmitMinutes, paper.durationMinutes))
    found.push(['minSubmitMinutes', tooBig(paper.durationMinutes)])
  const isTimed = paper.navigation === 'sectional' && sections.every(({ minutes }) => minutes !== null)
  if (isTimed && writtenMinutes(sections, paper.optionalTaken) !== paper.durationMinutes)
    found.push(['durationMinutes', invalid])
  return found
}

const stepFaults = ({ sections, tieBreak }: AuthoredVersion): Found[] => [
  ...tieBreak.flatMap(({ by, sectionId }, index): Found[] => {
    const path = `tieBreak.${index}.sectionId`
    if (by === 'section' && sectionId === null) return [[path, required]]
    if (sectionId === null) return []
    if (by !== 'section' && by !== 'wrong_ratio') return [[path, unexpected]]
    return sections.some(({ id }) => id === sectionId) ? [] : [[path, faultOf('unknown')]]
  }),
  ...repeated(
    tieBreak.map(({ by, sectionId }) => `${by}:${sectionId}`),
    (index) => `tieBreak.${index}.by`,
  ),
]

/** A pattern without an official source is one that has not been checked. */
const sourceFaults = ({ title, url, seen, note, unchecked }: AuthoredVersion['source'], today: string): Found[] => {
  const found: Found[] = []
  if (url === '' && !unchecked) found.push(['source.url', required])
  if (url !== '' && title === '') found.push(['source.title', required])
  if (url !== '' && seen === null) found.push(['source.seen', required])
  if (seen !== null && seen > today) found.push(['source.seen', invalid])
  if (unchecked && note === '') found.push(['source.note', required])
  return found
}

/** Preset of the quizzes of current affairs, and the kind of their questions. */
export const dailyQuizPreset = 'pre_daily-quiz'
export const dailyQuizKind: QuestionKind = 'mcq'

const quizFaults = ({ sections: [first] }: AuthoredVersion): Found[] =>
  first?.marking.some(({ kind, weight }) => kind === dailyQuizKind && weight === null)
    ? []
    : [['sections.0.marking', invalid]]

type Terms = {
  presetId: string
  /** Today in India. */
  today: string
  /** First day of the version in force; null when there is none. */
  since: string | null
}

/** Faults of a version that its contract accepts, by path. */
export const versionFaults = (version: AuthoredVersion, { presetId, today, since }: Terms): Faults =>
  Object.fromEntries([
    ...(since !== null && version.effectiveFrom < since ? [['effectiveFrom', invalid] satisfies Found] : []),
    ...sourceFaults(version.source, today),
    ...paperFaults(version),
    ...version.sections.flatMap((section, index) =>
      sectionFaults(section, version.navigation === 'sectional', `sections.${index}`),
    ),
    ...repeated(
      version.sections.map(({ id }) => id),
      (index) => `sections.${index}.title.en`,
    ),
    ...stepFaults(version),
    ...(presetId === dailyQuizPreset ? quizFaults(version) : []),
  ])
