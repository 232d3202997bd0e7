import type { GateFinding, GatePaper, GateRule } from './contract.ts'
import { plannedSections, questionsOf, standsForExam } from './sections.ts'

const minuteMs = 60_000

/** Share of the time given that the target times of a paper without a blueprint reach at least. */
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

type Clock = { section: string | null; needed: number; given: number }

/** Target times beside the time given: of each section with its own clock, else of the paper. */
const clocksOf = (paper: GatePaper): Clock[] => {
  if (paper.questions.length === 0) return []
  if (paper.sections.some(({ durationMs }) => durationMs === null))
    return [{ section: null, needed: paperTime(paper), given: paper.durationMs }]
  return paper.sections.map(({ id, durationMs }) => ({
    section: id,
    needed: sectionTime(paper, id),
    given: durationMs ?? 0,
  }))
}

const findingsOf =
  (code: 'time_over' | 'time_short', is: (clock: Clock) => boolean) =>
  (paper: GatePaper): GateFinding[] =>
    clocksOf(paper)
      .filter(is)
      .map(({ section, needed, given }) => ({
        code,
        section,
        questions: [],
        figures: { needed: minutesOf(needed), given: minutesOf(given) },
      }))

const overTime = findingsOf('time_over', ({ needed, given }) => needed > given)
const shortTime = findingsOf('time_short', ({ needed, given }) => needed < given * leastShare)

/**
 * Target times of a section against the blueprint's, in proportion to its questions. A section with its own clock is
 * bounded by that: a short one with a set to read takes longer for each question than the whole one.
 */
const plannedTime = (paper: GatePaper): GateFinding[] =>
  plannedSections(paper).flatMap(({ plan, questions, scale }): GateFinding[] => {
    const ms = questions.reduce((total, { targetMs }) => total + targetMs, 0)
    const hasClock = paper.sections.some(({ id, durationMs }) => id === plan.sectionId && durationMs !== null)
    const [min, max] = [plan.minutes.min * scale * minuteMs, plan.minutes.max * scale * minuteMs]
    if (ms >= min && (ms <= max || hasClock)) return []
    const figures = { needed: minutesOf(ms), min: minutesOf(min), max: minutesOf(max) }
    return [{ code: 'section_time', section: plan.sectionId, questions: [], figures }]
  })

/** A blueprint knows how much of its time a section takes: facts are recalled in less than half of it. */
export const timeRules: GateRule = (paper) => {
  const over = overTime(paper)
  if (over.length > 0) return over
  return standsForExam(paper) && plannedSections(paper).length > 0 ? plannedTime(paper) : shortTime(paper)
}
