import type { Answer, ResponseStatus, SaveMode } from './contract.ts'

/**
 * The palette of a sitting: what each action of a student makes of a question's status and answer.
 * Every row of the transition table of design/exam.md section 3, in both save modes; pure.
 */
export type PaletteStatus = 'not_visited' | ResponseStatus
export const paletteStatuses = ['answered', 'not_answered', 'not_visited', 'marked', 'answered_marked'] as const

/** What is kept of a question that was opened. */
export type Entry = { status: ResponseStatus; answer: Answer }

export type Outline = { saveMode: SaveMode; sections: readonly { id: string; questionIds: readonly string[] }[] }

export type Sheet = {
  entries: Readonly<Record<string, Entry>>
  /** Choices on the screen that are not kept yet; null is an emptied one. */
  drafts: Readonly<Record<string, Answer>>
  currentId: string
  /** The question a section's tab returns to. */
  lastOpen: Readonly<Record<string, string>>
  /** After the last question of the last section: the student is asked whether to return to the first. */
  asksReturn: boolean
}

export type Action =
  | { type: 'choose'; answer: Answer }
  | { type: 'save_and_next' }
  | { type: 'mark_and_next' }
  | { type: 'clear' }
  | { type: 'previous' }
  | { type: 'jump'; questionId: string }
  | { type: 'section'; sectionId: string }
  /** Answers to the question of `asksReturn`. */
  | { type: 'return_to_first' }
  | { type: 'stay' }
  /** Leaves the current question for the summary without moving. */
  | { type: 'pause' }

export const questionOrder = ({ sections }: Outline): string[] => sections.flatMap(({ questionIds }) => questionIds)

export const sectionOf = ({ sections }: Outline, questionId: string): string =>
  sections.find(({ questionIds }) => questionIds.includes(questionId))?.id ?? ''

export const statusOf = (sheet: Pick<Sheet, 'entries'>, questionId: string): PaletteStatus =>
  sheet.entries[questionId]?.status ?? 'not_visited'

/** What the screen shows as chosen. */
export const shownAnswer = (sheet: Pick<Sheet, 'entries' | 'drafts'>, questionId: string): Answer =>
  questionId in sheet.drafts ? (sheet.drafts[questionId] ?? null) : (sheet.entries[questionId]?.answer ?? null)

export const countStatuses = (
  sheet: Pick<Sheet, 'entries'>,
  questionIds: readonly string[],
): Record<PaletteStatus, number> => {
  const counts = { answered: 0, not_answered: 0, not_visited: 0, marked: 0, answered_marked: 0 }
  for (const questionId of questionIds) counts[statusOf(sheet, questionId)] += 1
  return counts
}

/** The sheet as the screen opens on a question. */
export const openSheet = (outline: Outline, kept: Pick<Sheet, 'entries' | 'drafts'>, currentId: string): Sheet =>
  open(outline, { ...kept, currentId, lastOpen: {}, asksReturn: false }, currentId)

/** A look at another question that changes nothing: for a writer who has lost the lease. */
export const lookAt = (sheet: Sheet, questionId: string): Sheet => ({ ...sheet, currentId: questionId })

const open = (outline: Outline, sheet: Sheet, questionId: string): Sheet => ({
  ...sheet,
  entries: sheet.entries[questionId]
    ? sheet.entries
    : { ...sheet.entries, [questionId]: { status: 'not_answered', answer: null } },
  currentId: questionId,
  lastOpen: { ...sheet.lastOpen, [sectionOf(outline, questionId)]: questionId },
  asksReturn: false,
})

const keep = (sheet: Sheet, questionId: string, entry: Entry): Sheet => {
  const { [questionId]: _kept, ...drafts } = sheet.drafts
  return { ...sheet, entries: { ...sheet.entries, [questionId]: entry }, drafts }
}

/**
 * What leaving a question by its number, a section tab or Previous keeps. `real_exam`: the choice is saved and a mark
 * with an answer becomes Answered; one that was emptied becomes Not Answered. `official_mock`: nothing changes.
 */
export const leaving = (saveMode: SaveMode, sheet: Pick<Sheet, 'entries' | 'drafts'>, questionId: string): Entry => {
  const entry = sheet.entries[questionId] ?? { status: 'not_answered', answer: null }
  if (saveMode === 'official_mock') return entry
  const answer = shownAnswer(sheet, questionId)
  if (answer) return { status: 'answered', answer }
  return entry.answer ? { status: 'not_answered', answer: null } : entry
}

const leave = (outline: Outline, sheet: Sheet): Sheet => {
  const entry = leaving(outline.saveMode, sheet, sheet.currentId)
  if (outline.saveMode === 'official_mock')
    return { ...sheet, entries: { ...sheet.entries, [sheet.currentId]: { ...entry } } }
  return keep(sheet, sheet.currentId, { ...entry })
}

const next = (outline: Outline, sheet: Sheet): Sheet => {
  const order = questionOrder(outline)
  const following = order[order.indexOf(sheet.currentId) + 1]
  return following === undefined ? { ...sheet, asksReturn: true } : open(outline, sheet, following)
}

export const previousOf = (outline: Outline, questionId: string): string | undefined => {
  const order = questionOrder(outline)
  return order[order.indexOf(questionId) - 1]
}

export const transition = (outline: Outline, sheet: Sheet, action: Action): Sheet => {
  const { currentId } = sheet
  const answer = shownAnswer(sheet, currentId)
  switch (action.type) {
    case 'choose':
      return { ...sheet, drafts: { ...sheet.drafts, [currentId]: action.answer } }
    case 'save_and_next':
      return next(outline, keep(sheet, currentId, { status: answer ? 'answered' : 'not_answered', answer }))
    case 'mark_and_next':
      return next(outline, keep(sheet, currentId, { status: answer ? 'answered_marked' : 'marked', answer }))
    case 'clear':
      return keep(sheet, currentId, { status: 'not_answered', answer: null })
    case 'previous': {
      const before = previousOf(outline, currentId)
      return before === undefined ? sheet : open(outline, leave(outline, sheet), before)
    }
    case 'jump':
      return open(outline, leave(outline, sheet), action.questionId)
    case 'section': {
      const first = outline.sections.find(({ id }) => id === action.sectionId)?.questionIds[0]
      const target = sheet.lastOpen[action.sectionId] ?? first
      return target === undefined ? sheet : open(outline, leave(outline, sheet), target)
    }
    case 'return_to_first': {
      const first = questionOrder(outline)[0]
      return first === undefined ? sheet : open(outline, sheet, first)
    }
    case 'stay':
      return { ...sheet, asksReturn: false }
    case 'pause':
      return leave(outline, sheet)
  }
}

export type Change = Entry & { questionId: string }

/**
 * What an action leaves for the journal. A choice in `real_exam` mode counts even if the student never leaves the
 * question (time out, dead battery), so it is written as leaving would keep it; in `official_mock` it is a draft only.
 */
export const changesOf = (outline: Outline, before: Sheet, after: Sheet): Change[] => {
  const { currentId } = before
  const chosen =
    outline.saveMode === 'real_exam' &&
    currentId in after.drafts &&
    after.drafts[currentId] !== before.drafts[currentId]
  if (chosen) return [{ questionId: currentId, ...leaving(outline.saveMode, after, currentId) }]
  return Object.entries(after.entries)
    .filter(([questionId, entry]) => entry !== before.entries[questionId])
    .map(([questionId, entry]) => ({ questionId, ...entry }))
}
