import { sameAnswer } from '../questions/kinds/entered.ts'
import type { Act } from './contract.ts'
import {
  effectiveEntry,
  isWritable,
  type Action,
  type Entry,
  type PaletteOutline,
  type PaletteState,
} from './palette.ts'

export type PaletteChange = Entry & { questionId: string; act: Act }

/** The act between two entries: a step with a choice confirms it as an answer even when it is unchanged. */
const actBetween = (before: Entry | undefined, after: Entry, action: Action['type'] | undefined): Act => {
  if (action === 'clear') return 'clear'
  if (after.answer && (action === 'save' || action === 'save_and_next' || action === 'mark_and_next')) return 'answer'
  if (!sameAnswer(before?.answer ?? null, after.answer)) return after.answer ? 'answer' : 'clear'
  return (before?.status ?? 'not_answered') === after.status ? 'visit' : 'mark'
}

/**
 * The journal events of an action. In `real_exam` mode a choice counts even if the student never leaves the question
 * (time out, dead battery), so it is written at once; in `official_mock` it stays a draft. A locked section produces no
 * events: its choices are in the journal already.
 */
export const changesOf = (
  outline: PaletteOutline,
  before: PaletteState,
  after: PaletteState,
  action?: Action['type'],
): PaletteChange[] => {
  const { currentId } = before
  const chosen =
    outline.saveMode === 'real_exam' &&
    currentId in after.drafts &&
    after.drafts[currentId] !== before.drafts[currentId]
  if (chosen) {
    const entry = effectiveEntry(outline.saveMode, after, currentId)
    return [{ questionId: currentId, ...entry, act: entry.answer ? 'answer' : 'clear' }]
  }
  return Object.entries(after.entries)
    .filter(([questionId, entry]) => entry !== before.entries[questionId] && isWritable(outline, questionId))
    .map(([questionId, entry]) => {
      const known = before.entries[questionId]
      const did = questionId === currentId ? action : undefined
      return { questionId, ...entry, act: actBetween(known && journaledEntry(outline, before, questionId), entry, did) }
    })
}

/** The entry of a question in the journal: in `real_exam` mode a choice is written as soon as it is made. */
const journaledEntry = (outline: PaletteOutline, sheet: PaletteState, questionId: string): Entry =>
  outline.saveMode === 'real_exam'
    ? effectiveEntry(outline.saveMode, sheet, questionId)
    : (sheet.entries[questionId] ?? { status: 'not_answered', answer: null })
