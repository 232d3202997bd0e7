import type { BlueprintSection, Span } from '../../catalogue/blueprints/contract.ts'
import type { GatePaper, GateQuestion } from './contract.ts'

/** A section of a paper with its part of the blueprint. */
export type PlannedSection = {
  plan: BlueprintSection
  questions: GateQuestion[]
  /** Questions of the section in proportion to those of the full one. */
  scale: number
}

export const questionsOf = ({ questions }: GatePaper, sectionId: string): GateQuestion[] =>
  questions.filter((question) => question.sectionId === sectionId)

/** Sections that the blueprint describes and the paper has questions of. */
export const plannedSections = (paper: GatePaper): PlannedSection[] =>
  paper.sections.flatMap(({ id }) => {
    const plan = paper.blueprint?.sections.find(({ sectionId }) => sectionId === id)
    const full = paper.pattern.sections.find((section) => section.id === id)?.questionCount
    const questions = questionsOf(paper, id)
    return plan && full && questions.length > 0 ? [{ plan, questions, scale: questions.length / full }] : []
  })

/** Rounding of shares of a whole may leave a trace behind the point. */
const nearly = 1e-9

/** The span of a full section for a shorter one: never stricter than its fractions. */
export const scaledSpan = ({ min, max }: Span, scale: number): Span => ({
  min: Math.floor(min * scale + nearly),
  max: Math.ceil(max * scale - nearly),
})

export const isWithin = (count: number, { min, max }: Span): boolean => count >= min && count <= max

export const numbersOf = (questions: readonly GateQuestion[]): number[] => questions.map(({ number }) => number)

/** True for a paper that stands for the exam, or for sections of it; a chapter test asks what it likes. */
export const standsForExam = ({ kind }: GatePaper): boolean =>
  kind === 'full' || kind === 'sectional' || kind === 'live' || kind === 'previous_year'
