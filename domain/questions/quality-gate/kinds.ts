import type { QuestionKind } from '../kinds/registry.ts'
import type { GateFinding, GateRule } from './contract.ts'
import { isWithin, numbersOf, plannedSections, questionsOf, scaledSpan, standsForExam } from './sections.ts'

/** Kinds that a section of the preset has no marks for. */
const unknownKinds: GateRule = (paper) =>
  paper.sections.flatMap(({ id }): GateFinding[] => {
    const marking = paper.pattern.sections.find((section) => section.id === id)?.marking ?? {}
    const known = new Set(Object.keys(marking).map((name) => name.split(':')[0]))
    const unknown = questionsOf(paper, id).filter(({ key }) => !known.has(key.kind))
    return [...Map.groupBy(unknown, ({ key }) => key.kind)].map(([kind, those]) => ({
      code: 'kind_unknown',
      section: id,
      questions: numbersOf(those),
      figures: { count: those.length, kind },
    }))
  })

/** Kinds with more or fewer questions than the blueprint says, in a paper that stands for the exam. */
const kindCounts: GateRule = (paper) => {
  if (!standsForExam(paper)) return []
  return plannedSections(paper).flatMap(({ plan, questions, scale }) =>
    (Object.keys(plan.kinds) as QuestionKind[]).flatMap((kind): GateFinding[] => {
      const asked = questions.filter(({ key }) => key.kind === kind)
      const span = scaledSpan(plan.kinds[kind] ?? { min: 0, max: 0 }, scale)
      if (isWithin(asked.length, span)) return []
      const figures = { kind, found: asked.length, ...span, of: questions.length }
      return [{ code: 'kind_count', section: plan.sectionId, questions: numbersOf(asked), figures }]
    }),
  )
}

export const kindRules: GateRule = (paper) => [...unknownKinds(paper), ...kindCounts(paper)]
