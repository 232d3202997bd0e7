import { sameAnswer } from './journal-merge.ts'
import { saysNotAttempted } from '../questions/kinds/entered.ts'
import type { Act, Answer, Paper, ResponseStatus, SaveMode } from './contract.ts'
import type { SectionAccess } from './sections.ts'

/**
 * The palette of an attempt: what each action of a student makes of a question's status and answer.
 * Every row of the transition table of design/exam.md section 3, in both save modes, and what sections with a time of
 * their own or a cap on the questions attempted make of it; pure.
 */
export type PaletteStatus = 'not_visited' | ResponseStatus
export const paletteStatuses = ['answered', 'not_answered', 'not_visited', 'marked', 'answered_marked'] as const

/** What is kept of a question that was opened. */
export type Entry = { status: ResponseStatus; answer: Answer }

export type Outline = {
  saveMode: SaveMode
  sections: readonly { id: string; questionIds: readonly string[]; maxAttempted?: number | null }[]
  /** What may be done in each section now; absent where all are open. */
  access?: Readonly<Record<string, SectionAccess>> | undefined
}

/** So many questions of a section are attempted, of so many it has, and no more may be. */
export type Capped = { attempted: number; of: number }

export type Sheet = {
  entries: Readonly<Record<string, Entry>>
  /** Choices on the screen that are not kept yet; null is an emptied one. */
  drafts: Readonly<Record<string, Answer>>
  currentId: string
  /** The question a section's tab returns to. */
  lastOpen: Readonly<Record<string, string>>
  /** After the last question that is open: the student is asked whether to return to the first. */
  asksReturn: boolean
  /** The last action was refused: the section's limit of questions attempted is reached. */
  capped: Capped | null
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
  /** The clock has opened another section. */
  | { type: 'enter'; sectionId: string }

/** The paper with the sections that are taken, where some are optional. */
export const takenPaper = (paper: Paper, taken: readonly string[]): Paper => {
  const sections = paper.sections.filter(({ id }) => taken.includes(id))
  const shown = new Set(sections.flatMap(({ questionIds }) => questionIds))
  return { ...paper, sections, questions: paper.questions.filter(({ id }) => shown.has(id)) }
}

export const questionOrder = ({ sections }: Outline): string[] => sections.flatMap(({ questionIds }) => questionIds)

export const sectionOf = ({ sections }: Outline, questionId: string): string =>
  sections.find(({ questionIds }) => questionIds.includes(questionId))?.id ?? ''

/** What may be done with a question now. */
export const accessTo = (outline: Outline, questionId: string): SectionAccess =>
  outline.access?.[sectionOf(outline, questionId)] ?? 'edit'

const isWritable = (outline: Outline, questionId: string): boolean => accessTo(outline, questionId) === 'edit'

/** The questions that may be looked at now. */
const openOrder = (outline: Outline): string[] =>
  outline.sections.filter(({ id }) => outline.access?.[id] !== 'none').flatMap(({ questionIds }) => questionIds)

export const statusOf = (sheet: Pick<Sheet, 'entries'>, questionId: string): PaletteStatus =>
  sheet.entries[questionId]?.status ?? 'not_visited'

/** What the screen shows as chosen. */
export const shownAnswer = (sheet: Pick<Sheet, 'entries' | 'drafts'>, questionId: string): Answer =>
  questionId in sheet.drafts ? (sheet.drafts[questionId] ?? null) : (sheet.entries[questionId]?.answer ?? null)

/** Whether the screen shows another answer than the one that is kept. */
export const hasDraft = (sheet: Pick<Sheet, 'entries' | 'drafts'>, questionId: string): boolean =>
  questionId in sheet.drafts && !sameAnswer(shownAnswer(sheet, questionId), sheet.entries[questionId]?.answer ?? null)

export const countStatuses = (
  sheet: Pick<Sheet, 'entries'>,
  questionIds: readonly string[],
): Record<PaletteStatus, number> => {
  const counts = { answered: 0, not_answered: 0, not_visited: 0, marked: 0, answered_marked: 0 }
  for (const questionId of questionIds) counts[statusOf(sheet, questionId)] += 1
  return counts
}

/** The sheet as the screen opens on a question, or on the first that is open where that one is not. */
export const openSheet = (outline: Outline, kept: Pick<Sheet, 'entries' | 'drafts'>, currentId: string): Sheet => {
  const opened = accessTo(outline, currentId) === 'none' ? (firstWritable(outline) ?? currentId) : currentId
  return open(outline, { ...kept, currentId: opened, lastOpen: {}, asksReturn: false, capped: null }, opened)
}

const firstWritable = (outline: Outline): string | undefined =>
  questionOrder(outline).find((questionId) => isWritable(outline, questionId))

/** A look at another question that changes nothing: for a writer who has lost the lease. */
export const lookAt = (sheet: Sheet, questionId: string): Sheet => ({ ...sheet, currentId: questionId })

const open = (outline: Outline, sheet: Sheet, questionId: string): Sheet => ({
  ...sheet,
  entries:
    sheet.entries[questionId] || !isWritable(outline, questionId)
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

const leave = (outline: Outline, sheet: Sheet): Sheet =>
  isWritable(outline, sheet.currentId)
    ? settle(outline, sheet, leaving(outline.saveMode, sheet, sheet.currentId))
    : sheet

const settle = ({ saveMode }: Outline, sheet: Sheet, entry: Entry): Sheet =>
  saveMode === 'official_mock'
    ? { ...sheet, entries: { ...sheet.entries, [sheet.currentId]: { ...entry } } }
    : keep(sheet, sheet.currentId, { ...entry })

/**
 * The sheet with answers that came from elsewhere: those the server made of other devices' acts. A choice on the screen
 * that is in the journal already gives way to a later one; one that is only a draft stays.
 */
export const withLoaded = (saveMode: SaveMode, sheet: Sheet, loaded: Readonly<Record<string, Entry>>): Sheet => {
  const others = Object.entries(loaded).filter(([questionId, entry]) => {
    const { status, answer } = standing(saveMode, sheet, questionId)
    return !(questionId in sheet.entries) || status !== entry.status || !sameAnswer(answer, entry.answer)
  })
  if (others.length === 0) return sheet
  const isStale = (questionId: string) => saveMode === 'real_exam' && others.some(([id]) => id === questionId)
  return {
    ...sheet,
    entries: { ...sheet.entries, ...Object.fromEntries(others) },
    drafts: Object.fromEntries(Object.entries(sheet.drafts).filter(([questionId]) => !isStale(questionId))),
  }
}

/** What counts of a question if the student never leaves it: a choice as leaving would keep it, else what is kept. */
export const standing = (saveMode: SaveMode, sheet: Pick<Sheet, 'entries' | 'drafts'>, questionId: string): Entry =>
  questionId in sheet.drafts
    ? leaving(saveMode, sheet, questionId)
    : (sheet.entries[questionId] ?? { status: 'not_answered', answer: null })

const next = (outline: Outline, sheet: Sheet): Sheet => {
  const order = openOrder(outline)
  const following = order[order.indexOf(sheet.currentId) + 1]
  return following === undefined ? { ...sheet, asksReturn: true } : open(outline, sheet, following)
}

export const previousOf = (outline: Outline, questionId: string): string | undefined => {
  const order = openOrder(outline)
  return order[order.indexOf(questionId) - 1]
}

/** The question that a section opens on: the one it was left at, or its first. */
export const entranceOf = ({ sections }: Outline, sheet: Sheet, sectionId: string): string | undefined =>
  sheet.lastOpen[sectionId] ?? sections.find(({ id }) => id === sectionId)?.questionIds[0]

const isAttempt = (answer: Answer): boolean => answer !== null && !saysNotAttempted(answer)

/** Why an answer is one too many for its section, or null. */
const capOf = (outline: Outline, sheet: Sheet, answer: Answer): Capped | null => {
  const section = outline.sections.find(({ id }) => id === sectionOf(outline, sheet.currentId))
  if (!section?.maxAttempted || !isAttempt(answer)) return null
  const others = section.questionIds.filter(
    (questionId) => questionId !== sheet.currentId && isAttempt(sheet.entries[questionId]?.answer ?? null),
  )
  return others.length >= section.maxAttempted ? { attempted: others.length, of: section.questionIds.length } : null
}

/** What an action makes of the sheet. One that the clock or a cap refuses changes nothing else. */
export const transition = (outline: Outline, shown: Sheet, action: Action): Sheet => {
  const sheet = shown.capped ? { ...shown, capped: null } : shown
  const { currentId } = sheet
  const answer = action.type === 'choose' ? action.answer : shownAnswer(sheet, currentId)
  switch (action.type) {
    case 'choose':
    case 'clear':
    case 'save_and_next':
    case 'mark_and_next': {
      if (!isWritable(outline, currentId)) return isStep(action) ? next(outline, sheet) : sheet
      const capped = action.type === 'clear' ? null : capOf(outline, sheet, answer)
      return capped ? { ...sheet, capped } : answerWith(outline, sheet, action, answer)
    }
    case 'previous': {
      const before = previousOf(outline, currentId)
      return before === undefined ? sheet : open(outline, leave(outline, sheet), before)
    }
    case 'jump':
      return goTo(outline, sheet, action.questionId)
    case 'section':
      return goTo(outline, sheet, entranceOf(outline, sheet, action.sectionId))
    case 'return_to_first': {
      const first = firstWritable(outline)
      return first === undefined ? sheet : open(outline, sheet, first)
    }
    case 'stay':
      return { ...sheet, asksReturn: false }
    case 'pause':
      return leave(outline, sheet)
    case 'enter': {
      const target = entranceOf(outline, sheet, action.sectionId)
      // Even where the section left is closed: the palette shows what became of its last choice.
      const entry = standing(outline.saveMode, sheet, currentId)
      return target === undefined ? sheet : open(outline, settle(outline, sheet, entry), target)
    }
  }
}

type Answering = Extract<Action, { type: 'choose' | 'clear' | 'save_and_next' | 'mark_and_next' }>

const isStep = ({ type }: Answering): boolean => type === 'save_and_next' || type === 'mark_and_next'

const answerWith = (outline: Outline, sheet: Sheet, { type }: Answering, answer: Answer): Sheet => {
  const { currentId } = sheet
  if (type === 'choose') return { ...sheet, drafts: { ...sheet.drafts, [currentId]: answer } }
  if (type === 'clear') return keep(sheet, currentId, { status: 'not_answered', answer: null })
  const [given, blank] =
    type === 'mark_and_next' ? (['answered_marked', 'marked'] as const) : (['answered', 'not_answered'] as const)
  return next(outline, keep(sheet, currentId, { status: answer ? given : blank, answer }))
}

const goTo = (outline: Outline, sheet: Sheet, questionId: string | undefined): Sheet =>
  questionId === undefined || accessTo(outline, questionId) === 'none'
    ? sheet
    : open(outline, leave(outline, sheet), questionId)

export type Change = Entry & { questionId: string; act: Act }

/** What a change does to what was kept before: steps with a choice give it, though it was the same before. */
const actBetween = (before: Entry | undefined, after: Entry, action: Action['type'] | undefined): Act => {
  if (action === 'clear') return 'clear'
  if (after.answer && (action === 'save_and_next' || action === 'mark_and_next')) return 'answer'
  if (!sameAnswer(before?.answer ?? null, after.answer)) return after.answer ? 'answer' : 'clear'
  return (before?.status ?? 'not_answered') === after.status ? 'visit' : 'mark'
}

/**
 * What an action leaves for the journal. A choice in `real_exam` mode counts even if the student never leaves the
 * question (time out, dead battery), so it is written as leaving would keep it; in `official_mock` it is a draft only.
 * A section that is closed takes nothing any more: what was chosen there is in the journal since it was.
 */
export const changesOf = (outline: Outline, before: Sheet, after: Sheet, action?: Action['type']): Change[] => {
  const { currentId } = before
  const chosen =
    outline.saveMode === 'real_exam' &&
    currentId in after.drafts &&
    after.drafts[currentId] !== before.drafts[currentId]
  if (chosen) {
    const entry = standing(outline.saveMode, after, currentId)
    return [{ questionId: currentId, ...entry, act: entry.answer ? 'answer' : 'clear' }]
  }
  return Object.entries(after.entries)
    .filter(([questionId, entry]) => entry !== before.entries[questionId] && isWritable(outline, questionId))
    .map(([questionId, entry]) => {
      const known = before.entries[questionId]
      const did = questionId === currentId ? action : undefined
      return { questionId, ...entry, act: actBetween(known && shownBefore(outline, before, questionId), entry, did) }
    })
}

/** What the journal has of a question: in `real_exam` mode a choice is there as soon as it is made. */
const shownBefore = (outline: Outline, sheet: Sheet, questionId: string): Entry =>
  outline.saveMode === 'real_exam'
    ? standing(outline.saveMode, sheet, questionId)
    : (sheet.entries[questionId] ?? { status: 'not_answered', answer: null })
