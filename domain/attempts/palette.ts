import { sameAnswer, saysNotAttempted } from '../questions/kinds/entered.ts'
import type { Answer, Paper, ResponseStatus, SaveMode } from './contract.ts'
import type { SectionAccess } from './sections.ts'

/**
 * The palette of an attempt: the status and answer of each question after each action of the student, in both save
 * modes, with timed sections and limits on attempted questions. Pure.
 */
export type PaletteStatus = 'not_visited' | ResponseStatus
export const paletteStatuses = ['answered', 'not_answered', 'not_visited', 'marked', 'answered_marked'] as const

/** The saved state of an opened question. */
export type Entry = { status: ResponseStatus; answer: Answer }

export type PaletteOutline = {
  saveMode: SaveMode
  sections: readonly { id: string; questionIds: readonly string[]; maxAttempted?: number | null }[]
  /** Current access by section id; absent where all sections are open. */
  access?: Readonly<Record<string, SectionAccess>> | undefined
}

/** The limit of a section is reached: `attempted` of its `of` questions. */
type Capped = { attempted: number; of: number }

export type PaletteState = {
  entries: Readonly<Record<string, Entry>>
  /** Unsaved choices on the screen; null is a cleared one. */
  drafts: Readonly<Record<string, Answer>>
  currentId: string
  /** The question shown last, by section. */
  lastOpen: Readonly<Record<string, string>>
  /** Set after the last open question, to ask the student whether to return to the first. */
  asksReturn: boolean
  /** Set when the last action was refused because the section's limit is reached. */
  capped: Capped | null
}

export type Action =
  | { type: 'choose'; answer: Answer }
  | { type: 'save_and_next' }
  | { type: 'mark_and_next' }
  /** Saves the choice and stays. */
  | { type: 'save' }
  | { type: 'clear' }
  | { type: 'previous' }
  | { type: 'jump'; questionId: string }
  | { type: 'section'; sectionId: string }
  /** The answers to `asksReturn`. */
  | { type: 'return_to_first' }
  | { type: 'stay' }
  /** Leaves the current question for the summary. */
  | { type: 'pause' }
  /** The clock opened another section. */
  | { type: 'enter'; sectionId: string }

/** The paper reduced to the sections taken. */
export const takenPaper = (paper: Paper, taken: readonly string[]): Paper => {
  const sections = paper.sections.filter(({ id }) => taken.includes(id))
  const shown = new Set(sections.flatMap(({ questionIds }) => questionIds))
  return { ...paper, sections, questions: paper.questions.filter(({ id }) => shown.has(id)) }
}

export const questionOrder = ({ sections }: PaletteOutline): string[] =>
  sections.flatMap(({ questionIds }) => questionIds)

export const sectionOf = ({ sections }: PaletteOutline, questionId: string): string =>
  sections.find(({ questionIds }) => questionIds.includes(questionId))?.id ?? ''

/** Current access to a question. */
export const accessTo = (outline: PaletteOutline, questionId: string): SectionAccess =>
  outline.access?.[sectionOf(outline, questionId)] ?? 'edit'

export const isWritable = (outline: PaletteOutline, questionId: string): boolean =>
  accessTo(outline, questionId) === 'edit'

/** The questions that can be opened now, in order. */
const openOrder = (outline: PaletteOutline): string[] =>
  outline.sections.filter(({ id }) => outline.access?.[id] !== 'none').flatMap(({ questionIds }) => questionIds)

export const statusOf = (sheet: Pick<PaletteState, 'entries'>, questionId: string): PaletteStatus =>
  sheet.entries[questionId]?.status ?? 'not_visited'

/** The answer shown on the screen: the unsaved choice, or the saved answer. */
export const shownAnswer = (sheet: Pick<PaletteState, 'entries' | 'drafts'>, questionId: string): Answer =>
  questionId in sheet.drafts ? (sheet.drafts[questionId] ?? null) : (sheet.entries[questionId]?.answer ?? null)

/** True when the screen shows an unsaved answer. */
export const hasDraft = (sheet: Pick<PaletteState, 'entries' | 'drafts'>, questionId: string): boolean =>
  questionId in sheet.drafts && !sameAnswer(shownAnswer(sheet, questionId), sheet.entries[questionId]?.answer ?? null)

export const countStatuses = (
  sheet: Pick<PaletteState, 'entries'>,
  questionIds: readonly string[],
): Record<PaletteStatus, number> => {
  const counts = { answered: 0, not_answered: 0, not_visited: 0, marked: 0, answered_marked: 0 }
  for (const questionId of questionIds) counts[statusOf(sheet, questionId)] += 1
  return counts
}

/** The initial sheet, on `currentId` or on the first writable question where that one is locked. */
export const openSheet = (
  outline: PaletteOutline,
  kept: Pick<PaletteState, 'entries' | 'drafts'>,
  currentId: string,
): PaletteState => {
  const opened = accessTo(outline, currentId) === 'none' ? (firstWritable(outline) ?? currentId) : currentId
  return open(outline, { ...kept, currentId: opened, lastOpen: {}, asksReturn: false, capped: null }, opened)
}

const firstWritable = (outline: PaletteOutline): string | undefined =>
  questionOrder(outline).find((questionId) => isWritable(outline, questionId))

/** Shows another question without any change, for a page that has lost the lease. */
export const viewQuestion = (sheet: PaletteState, questionId: string): PaletteState => ({
  ...sheet,
  currentId: questionId,
})

const open = (outline: PaletteOutline, sheet: PaletteState, questionId: string): PaletteState => ({
  ...sheet,
  entries:
    sheet.entries[questionId] || !isWritable(outline, questionId)
      ? sheet.entries
      : { ...sheet.entries, [questionId]: { status: 'not_answered', answer: null } },
  currentId: questionId,
  lastOpen: { ...sheet.lastOpen, [sectionOf(outline, questionId)]: questionId },
  asksReturn: false,
})

const keep = (sheet: PaletteState, questionId: string, entry: Entry): PaletteState => {
  const { [questionId]: _kept, ...drafts } = sheet.drafts
  return { ...sheet, entries: { ...sheet.entries, [questionId]: entry }, drafts }
}

/**
 * The entry saved when the student leaves a question by its number, a section tab or Previous. `real_exam` saves the
 * choice: a mark with an answer becomes Answered, a cleared question Not Answered. `official_mock` changes nothing.
 */
const entryOnLeaving = (
  saveMode: SaveMode,
  sheet: Pick<PaletteState, 'entries' | 'drafts'>,
  questionId: string,
): Entry => {
  const entry = sheet.entries[questionId] ?? { status: 'not_answered', answer: null }
  if (saveMode === 'official_mock') return entry
  const answer = shownAnswer(sheet, questionId)
  if (answer) return { status: 'answered', answer }
  return entry.answer ? { status: 'not_answered', answer: null } : entry
}

const leave = (outline: PaletteOutline, sheet: PaletteState): PaletteState =>
  isWritable(outline, sheet.currentId)
    ? settle(outline, sheet, entryOnLeaving(outline.saveMode, sheet, sheet.currentId))
    : sheet

const settle = ({ saveMode }: PaletteOutline, sheet: PaletteState, entry: Entry): PaletteState =>
  saveMode === 'official_mock'
    ? { ...sheet, entries: { ...sheet.entries, [sheet.currentId]: { ...entry } } }
    : keep(sheet, sheet.currentId, { ...entry })

/**
 * The sheet with answers of other devices loaded from the server. In `real_exam` mode a later answer replaces the
 * choice on the screen, which is in the journal already; an `official_mock` draft stays.
 */
export const mergeLoaded = (
  saveMode: SaveMode,
  sheet: PaletteState,
  loaded: Readonly<Record<string, Entry>>,
): PaletteState => {
  const others = Object.entries(loaded).filter(([questionId, entry]) => {
    const { status, answer } = effectiveEntry(saveMode, sheet, questionId)
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

/**
 * The entry that counts if the student never leaves the question: the choice as leaving would save it, or the saved
 * entry.
 */
export const effectiveEntry = (
  saveMode: SaveMode,
  sheet: Pick<PaletteState, 'entries' | 'drafts'>,
  questionId: string,
): Entry =>
  questionId in sheet.drafts
    ? entryOnLeaving(saveMode, sheet, questionId)
    : (sheet.entries[questionId] ?? { status: 'not_answered', answer: null })

const next = (outline: PaletteOutline, sheet: PaletteState): PaletteState => {
  const order = openOrder(outline)
  const following = order[order.indexOf(sheet.currentId) + 1]
  return following === undefined ? { ...sheet, asksReturn: true } : open(outline, sheet, following)
}

export const previousOf = (outline: PaletteOutline, questionId: string): string | undefined => {
  const order = openOrder(outline)
  return order[order.indexOf(questionId) - 1]
}

/** The question shown on entering a section: the last one shown, or its first. */
export const sectionEntrance = (
  { sections }: PaletteOutline,
  sheet: PaletteState,
  sectionId: string,
): string | undefined => sheet.lastOpen[sectionId] ?? sections.find(({ id }) => id === sectionId)?.questionIds[0]

const isAttempt = (answer: Answer): boolean => answer !== null && !saysNotAttempted(answer)

/** The reached limit of the section when an answer would exceed it; otherwise null. */
const limitExceeded = (outline: PaletteOutline, sheet: PaletteState, answer: Answer): Capped | null => {
  const section = outline.sections.find(({ id }) => id === sectionOf(outline, sheet.currentId))
  if (!section?.maxAttempted || !isAttempt(answer)) return null
  const others = section.questionIds.filter(
    (questionId) => questionId !== sheet.currentId && isAttempt(sheet.entries[questionId]?.answer ?? null),
  )
  return others.length >= section.maxAttempted ? { attempted: others.length, of: section.questionIds.length } : null
}

/** The sheet after an action. An action refused by the clock or a limit changes nothing else. */
export const transition = (outline: PaletteOutline, shown: PaletteState, action: Action): PaletteState => {
  const sheet = shown.capped ? { ...shown, capped: null } : shown
  const { currentId } = sheet
  const answer = action.type === 'choose' ? action.answer : shownAnswer(sheet, currentId)
  switch (action.type) {
    case 'choose':
    case 'clear':
    case 'save':
    case 'save_and_next':
    case 'mark_and_next': {
      if (!isWritable(outline, currentId)) return isStep(action) ? next(outline, sheet) : sheet
      const capped = action.type === 'clear' ? null : limitExceeded(outline, sheet, answer)
      return capped ? { ...sheet, capped } : answerWith(outline, sheet, action, answer)
    }
    case 'previous': {
      const before = previousOf(outline, currentId)
      return before === undefined ? sheet : open(outline, leave(outline, sheet), before)
    }
    case 'jump':
      return goTo(outline, sheet, action.questionId)
    case 'section':
      return goTo(outline, sheet, sectionEntrance(outline, sheet, action.sectionId))
    case 'return_to_first': {
      const first = firstWritable(outline)
      return first === undefined ? sheet : open(outline, sheet, first)
    }
    case 'stay':
      return { ...sheet, asksReturn: false }
    case 'pause':
      return leave(outline, sheet)
    case 'enter': {
      const target = sectionEntrance(outline, sheet, action.sectionId)
      // Also where the section left is closed, so that the palette shows its last choice as saved.
      const entry = effectiveEntry(outline.saveMode, sheet, currentId)
      return target === undefined ? sheet : open(outline, settle(outline, sheet, entry), target)
    }
  }
}

type Answering = Extract<Action, { type: 'choose' | 'clear' | 'save' | 'save_and_next' | 'mark_and_next' }>

const isStep = ({ type }: Answering): boolean => type === 'save_and_next' || type === 'mark_and_next'

const answerWith = (
  outline: PaletteOutline,
  sheet: PaletteState,
  { type }: Answering,
  answer: Answer,
): PaletteState => {
  const { currentId } = sheet
  if (type === 'choose') return { ...sheet, drafts: { ...sheet.drafts, [currentId]: answer } }
  if (type === 'clear') return keep(sheet, currentId, { status: 'not_answered', answer: null })
  if (type === 'save') return keep(sheet, currentId, { status: answer ? 'answered' : 'not_answered', answer })
  const [given, blank] =
    type === 'mark_and_next' ? (['answered_marked', 'marked'] as const) : (['answered', 'not_answered'] as const)
  return next(outline, keep(sheet, currentId, { status: answer ? given : blank, answer }))
}

const goTo = (outline: PaletteOutline, sheet: PaletteState, questionId: string | undefined): PaletteState =>
  questionId === undefined || accessTo(outline, questionId) === 'none'
    ? sheet
    : open(outline, leave(outline, sheet), questionId)
