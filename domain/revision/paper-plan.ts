import type { Blueprint, BlueprintSection } from '../catalogue/blueprints/contract.ts'
import type { PresetPattern, PresetSection } from '../catalogue/contract.ts'
import { marksOf } from '../catalogue/marking.ts'
import { questionKinds } from '../questions/kinds/registry.ts'
import type { MarkScheme } from '../questions/kinds/kind.ts'

/** Topics with their number of questions. A name is `subject/topic`, or a whole subject. */
type PlannedTopics = { topics: readonly string[]; min: number; max: number }

/** A section of a paper that is composed from a blueprint: the marks of each of its questions, and its topics. */
export type PlannedSection = { marks: readonly MarkScheme[]; topics: readonly PlannedTopics[] }

export type PaperPlan = { sections: readonly PlannedSection[]; maxUnits: number }

const isKind = (name: string): name is (typeof questionKinds)[number] => questionKinds.some((kind) => kind === name)

/** Marks by name of a rule, such as `mcq` or `mcq:2`. */
const rulesOf = (pattern: PresetPattern, { id, marking }: PresetSection): Map<string, MarkScheme> =>
  new Map(
    Object.keys(marking).flatMap((name) => {
      const [kind = '', weight] = name.split(':')
      return isKind(kind) ? [[name, marksOf(pattern, id, kind, weight === undefined ? null : Number(weight))]] : []
    }),
  )

/** Marks of every question of a section: kinds take the middle of their spans, and the first rule what is left. */
const marksIn = (
  pattern: PresetPattern,
  section: PresetSection,
  blueprint: BlueprintSection | undefined,
  count: number,
): MarkScheme[] => {
  const rules = rulesOf(pattern, section)
  const [first] = rules.values()
  if (!first) return []
  const ofKinds = [...rules].slice(1).flatMap(([name, marks]) => {
    const span = isKind(name) ? blueprint?.kinds[name] : undefined
    return Array.from({ length: span ? Math.round((span.min + span.max) / 2) : 0 }, () => marks)
  })
  const part = count / section.questionCount
  const others = ofKinds.slice(0, Math.round(part * ofKinds.length))
  return [...Array.from({ length: count - others.length }, () => first), ...others]
}

/** Topics of a section, with the part of their spans that a shorter paper has. */
const topicsIn = ({ topics }: BlueprintSection, part: number): PlannedTopics[] =>
  topics.map(({ topics: names, questions: { min, max } }) => ({
    topics: names,
    min: Math.floor(part * min),
    max: Math.ceil(part * max),
  }))

/** Questions of each section of a paper, by id of the preset's section. */
export type SectionSizes = ReadonlyMap<string, number>

/**
 * Plan of papers of a pattern with as many questions as `sizes` says, which may be shorter than the full ones. Null
 * where the student chooses among sections or weights decide the marks: which questions make the score is not known
 * before.
 */
export const planOf = (pattern: PresetPattern, blueprint: Blueprint | null, sizes: SectionSizes): PaperPlan | null => {
  const isChosen = pattern.sections.some(
    ({ optional, marking }) => optional || Object.keys(marking).some((name) => name.includes(':')),
  )
  if (isChosen) return null
  const sections = pattern.sections.map((section) => {
    const own = blueprint?.sections.find(({ sectionId }) => sectionId === section.id)
    const part = (sizes.get(section.id) ?? 0) / section.questionCount
    const count = Math.round(part * (section.maxAttempted ?? section.questionCount))
    return { marks: marksIn(pattern, section, own, count), topics: own ? topicsIn(own, part) : [] }
  })
  const maxUnits = sections.flatMap(({ marks }) => marks).reduce((sum, { correct }) => sum + correct, 0)
  return { sections, maxUnits }
}
