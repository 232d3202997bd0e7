import type { Answer, Paper, Response, ResponseStatus } from '../../../domain/attempts/contract.ts'
import { placeAt, type SchedulePosition } from '../../../domain/attempts/schedule-position.ts'
import { scheduleOf, type Clock } from '../../../domain/attempts/schedule.ts'
import type { TestRules } from '../../../domain/catalogue/contract.ts'
import { instructionsOf } from '../../../domain/catalogue/instructions.ts'
import { marksOf } from '../../../domain/catalogue/marking.ts'
import { paperRules, sectionRules } from '../../../domain/catalogue/structure.ts'
import { testRules } from '../../../domain/catalogue/test-rules.ts'
import type { Language } from '../../../domain/language.ts'
import type { QuestionKey, QuestionKind } from '../../../domain/questions/contract.ts'
import type { Body } from '../../../domain/questions/kinds/registry.ts'
import type { Category } from '../../../domain/accounts/student-profile.ts'
import { cutOffStates } from '../../../domain/results/cut-offs.ts'
import { scoreRulesOf } from '../../../domain/results/score-rules.ts'
import { scorePaper, totalsOf } from '../../../domain/results/scoring.ts'
import { presetVersion } from '../../../drizzle/reference/presets/index.ts'
import { ruleText } from '../../../client/features/attempts/rule-text.ts'
import { strings as en } from '../../../client/i18n/en/index.ts'
import { strings as hi } from '../../../client/i18n/hi/index.ts'
import { makeI18n } from '../../../client/i18n/instance.ts'
import { pickText } from '../../../client/i18n/use-language.ts'

export const minute = 60_000

/** Number of questions by preset section and kind, with the weight where a kind has several marks. */
export type Composition = Record<string, [kind: QuestionKind, count: number, weight?: number][]>

/** Minutes of a test that is shorter than its exam: in total, and of sections with their own time. */
type Shorter = { minutes?: number; sections?: Record<string, number> }

const ownMs = (shorter: Shorter, id: string) => {
  const minutes = shorter.sections?.[id]
  return minutes === undefined ? null : minutes * minute
}

/** Rules of a test of a preset, as the catalogue returns them. */
export const rulesOf = (versionId: string, composition: Composition, shorter: Shorter = {}): TestRules => {
  const { pattern, sourceNote } = presetVersion(versionId)
  const sections = Object.entries(composition).map(([presetSectionId, kinds], index) => ({
    id: `s${index + 1}`,
    presetSectionId,
    title: pattern.sections.find(({ id }) => id === presetSectionId)?.title ?? { en: '', hi: '' },
    durationMs: ownMs(shorter, presetSectionId),
    counts: kinds.map(([kind, count, weight = null]) => ({ kind, count, weight })),
  }))
  const durationMs = (shorter.minutes ?? pattern.durationMinutes) * minute
  return {
    ...testRules(pattern, { durationMs, sections }),
    unchecked: sourceNote.includes('°'),
    commonStart: false,
    lateJoinMinutes: null,
  }
}

const text = { en: 'x', hi: '' }
const list = (ids: string[]) => ids.map((id) => ({ id, content: text }))

const bodies: Record<QuestionKind, Body> = {
  mcq: { kind: 'mcq', options: list(['a', 'b', 'c', 'd']) },
  msq: { kind: 'msq', options: list(['a', 'b', 'c', 'd']) },
  nat: { kind: 'nat' },
  short: { kind: 'short' },
  true_false: { kind: 'true_false', options: list(['true', 'false']) },
  assertion_reason: {
    kind: 'assertion_reason',
    statements: { assertion: text, reason: text },
    options: list(['a', 'b', 'c', 'd']),
  },
  matrix: { kind: 'matrix', rows: list(['p', 'q', 'r', 's']), columns: list(['1', '2', '3', '4']), multiple: false },
}

const keys: Record<QuestionKind, QuestionKey> = {
  mcq: { kind: 'mcq', optionIds: ['a'] },
  msq: { kind: 'msq', optionIds: ['a', 'b', 'c'] },
  nat: { kind: 'nat', min: '9.8', max: '9.82' },
  short: { kind: 'short', accepted: ['Sutlej', 'सतलुज'], caseSensitive: false },
  true_false: { kind: 'true_false', value: true },
  assertion_reason: { kind: 'assertion_reason', optionIds: ['a'] },
  matrix: { kind: 'matrix', rows: { p: ['1'], q: ['2'], r: ['3'], s: ['4'] } },
}

/** Right answer and entirely wrong answer for each kind. */
export const rightOf: Record<QuestionKind, Answer> = {
  mcq: { optionIds: ['a'] },
  msq: { optionIds: ['a', 'b', 'c'] },
  nat: { value: '9.81' },
  short: { value: ' SUTLEJ ' },
  true_false: { optionIds: ['true'] },
  assertion_reason: { optionIds: ['a'] },
  matrix: { rows: { p: ['1'], q: ['2'], r: ['3'], s: ['4'] } },
}
export const wrongOf: Record<QuestionKind, Answer> = {
  mcq: { optionIds: ['b'] },
  msq: { optionIds: ['a', 'd'] },
  nat: { value: '9.7' },
  short: { value: 'Beas' },
  true_false: { optionIds: ['false'] },
  assertion_reason: { optionIds: ['d'] },
  matrix: { rows: { p: ['2'], q: ['1'], r: ['4'], s: ['3'] } },
}

/** Paper of such a test; questions are numbered over all sections: q1, q2, ... */
export const paperOf = (versionId: string, composition: Composition, shorter: Shorter = {}): Paper => {
  const { pattern } = presetVersion(versionId)
  const { durationMs, maxUnits, sections } = rulesOf(versionId, composition, shorter)
  let number = 0
  const bySection = Object.entries(composition).map(([presetSectionId, kinds]) => ({
    presetSectionId,
    questions: kinds.flatMap(([kind, count, weight = null]) =>
      Array.from({ length: count }, () => ({
        id: `q${++number}`,
        stem: text,
        passageId: null,
        marks: marksOf(pattern, presetSectionId, kind, weight),
        ...bodies[kind],
      })),
    ),
  }))
  return {
    testId: 't',
    versionId,
    title: text,
    durationMs,
    maxUnits,
    ...paperRules(pattern, { durationMs, sections }),
    sections: bySection.map(({ presetSectionId, questions }, index) => ({
      id: `s${index + 1}`,
      title: sections[index]?.title ?? text,
      questionIds: questions.map(({ id }) => id),
      ...sectionRules(pattern, {
        presetSectionId,
        durationMs: ownMs(shorter, presetSectionId),
        questionCount: questions.length,
      }),
    })),
    passages: [],
    questions: bySection.flatMap(({ questions }) => questions),
  }
}

/** Outcome of a question in an attempt: an answer, or one left marked for review. */
export type Done = Answer | { marked: Answer }

const statusOf = (done: Done): ResponseStatus => {
  if (done === null) return 'not_answered'
  return 'marked' in done ? 'answered_marked' : 'answered'
}

export const responsesOf = (done: Record<string, Done>): Response[] =>
  Object.entries(done).map(([questionId, what]) => ({
    questionId,
    answer: what !== null && 'marked' in what ? what.marked : what,
    status: statusOf(what),
    at: 1,
    ms: 1_000,
  }))

/** Totals of an attempt from the real scoring; `taken` are ids of sections. */
export const scored = (paper: Paper, done: Record<string, Done>, taken: string[] = []) => {
  const rubrics = new Map(
    paper.questions.map(({ id, kind }) => [id, { key: keys[kind], alternatives: [], outcome: 'normal' as const }]),
  )
  const scores = scorePaper(paper, rubrics, responsesOf(done), taken)
  const { units, maxUnits, correct, partial, wrong, skipped } = totalsOf(scores, () => 0)
  return { units, maxUnits, correct, partial, wrong, skipped }
}

/**
 * Cut-offs of the pattern that the scores clear, that of the paper first, then those of sections in order. Units in
 * total and by preset section.
 */
export const clears = (
  versionId: string,
  { maxUnits, sections }: TestRules,
  category: Category,
  units: number,
  bySection: Record<string, number> = {},
): boolean[] => {
  const { cutOffs } = scoreRulesOf(presetVersion(versionId).pattern, sections)
  const totals = sections.map(({ id, presetSectionId, marking }) => ({
    id,
    totals: {
      units: bySection[presetSectionId] ?? 0,
      maxUnits: marking.reduce((sum, { correct, count }) => sum + correct * count, 0),
    },
  }))
  return cutOffStates(cutOffs, category, { units, maxUnits }, totals).map(({ passed }) => passed)
}

export const begunAt = 1_800_000_000_000

/** Clock of an attempt that has begun. */
export const clockOf = ({ durationMs, navigation, sections }: TestRules, overrides: Partial<Clock> = {}): Clock => ({
  begunAt,
  durationMs,
  sections:
    navigation === 'sectional'
      ? sections.map(({ id, durationMs: own, breakMs, minSubmitMs }) => ({
          id,
          durationMs: own ?? 0,
          breakMs,
          minSubmitMs,
        }))
      : null,
  extra: null,
  closesAt: null,
  leaves: {},
  pauses: [],
  ...overrides,
})

/** Milliseconds after which a section may be left. */
export const leavableAt = (clock: Clock, id: string): number | undefined =>
  scheduleOf(clock, begunAt).spans?.find(({ sectionId }) => sectionId === id)?.leavableAt

/** Place of the attempt, milliseconds after its start. */
export const placeAfter = (clock: Clock, ms: number): SchedulePosition =>
  placeAt(scheduleOf(clock, begunAt + ms), begunAt, begunAt + ms)

/** Text of the instructions without the table of marks, in one language. */
export const instructionsText = (language: Language, rules: TestRules): string => {
  const { t } = makeI18n(language, { en, hi }[language])
  return Object.values(instructionsOf(rules))
    .flat()
    .filter((line) => line.say !== 'marks')
    .map((line) =>
      ruleText(line, {
        t: (key, values) => t(key.includes(':') ? key : `rules:${key}`, values),
        pick: (bilingual) => pickText(bilingual, language).text,
      }),
    )
    .join('\n')
}
