import type { GateFinding, GatePaper, GateRule } from './contract.ts'
import { plannedSections, questionsOf, standsForExam } from './sections.ts'

const minuteMs = 60_000

/** Share of the time given that the target times reach at least. */
const leastShare = 0.6

const minutesOf = (ms: number): number => Math.round((ms / minuteMs) * 10) / 10

/** Sum of the target times of the questions that one student answers in a section: a cap leaves some out. */
const sectionTime = (paper: GatePaper, sectionId: string): number => {
  const questions = questionsOf(paper, sectionId)
  const cap = paper.pattern.sections.find(({ id }) => id === sectionId)?.maxAttempted ?? questions.length
  const sum = questions.reduce((total, { targetMs }) => total + targetMs, 0)
  return questions.length > cap ? (sum * cap) / questions.length : sum
}

/** The same of the paper: of optional sections the longest that count. */
const paperTime = (paper: GatePaper): number => {
  const isOptional = (id: string) => paper.pattern.sections.find((section) => section.id === id)?.optional ?? false
  const times = paper.sections.map(({ id }) => ({ optional: isOptional(id), ms: sectionTime(paper, id) }))
  const chosen = times
    .filter(({ optional }) => optional)
    .map(({ ms }) => ms)
    .toSorted((one, other) => other - one)
    .slice(0, paper.pattern.optionalTaken ?? 0)
  const compulsory = times.filter(({ optional }) => !optional).map(({ ms }) => ms)
  return [...compulsory, ...chosen].reduce((total, ms) => total + ms, 0)
}

const against = (section: string | null, needed: number, given: number): GateFinding[] => {
  const figures = { needed: minutesOf(needed), given: minutesOf(given) }
  if (needed > given) return [{ code: 'time_over', section, questions: [], figures }]
  return needed < given * leastShare ? [{ code: 'time_short', section, questions: [], figures }] : []
}

/** Target times against the time given: of each section with its own clock, else of the paper. */
const givenTime: GateRule = (paper) => {
  if (paper.questions.length === 0) return []
  if (paper.sections.every(({ durationMs }) => durationMs !== null))
    return paper.sections.flatMap(({ id, durationMs }) => against(id, sectionTime(paper, id), durationMs ?? 0))
  return against(null, paperTime(paper), paper.durationMs)
}

/** Target times of a section against the blueprint's, in proportion to its questions. */
const plannedTime: GateRule = (paper) => {
  if (!standsForExam(paper)) return []
  return plannedSections(paper).flatMap(({ plan, questions, scale }): GateFinding[] => {
    const ms = questions.reduce((total, { targetMs }) => total + targetMs, 0)
    const [min, max] = [plan.minutes.min * scale * minuteMs, plan.minutes.max * scale * minuteMs]
    if (ms >= min && ms <= max) return []
    const figures = { needed: minutesOf(ms), min: minutesOf(min), max: minutesOf(max) }
    return [{ code: 'section_time', section: plan.sectionId, questions: [], figures }]
  })
}

/** The plan is asked only of a paper that fits its time: otherwise both would say the same. */
export const timeRules: GateRule = (paper) => {
  const given = givenTime(paper)
  return given.length > 0 ? given : plannedTime(paper)
}
