import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import {
  accessTo,
  questionOrder,
  sectionOf,
  shownAnswer,
  type PaletteState,
} from '../../../../domain/attempts/palette.ts'
import { chosenOf } from '../../../../domain/questions/kinds/entered.ts'
import { viewIn, viewsOf, type View } from '../../../../domain/language.ts'
import type { AttemptController } from '../controller/attempt-controller.ts'
import type { CandidateInfo, Exam } from './exam-context.ts'
import { outlineOf, usePalette } from './use-palette.ts'
import { useSchedulePosition } from './use-schedule-position.ts'
import { useSectionClock } from './use-section-clock.ts'
import { useStrikes } from './use-strikes.ts'

/** State of the exam screen. `over` makes it read-only. */
export const useExamState = (attempt: AttemptController, candidate: CandidateInfo, over: boolean): Exam => {
  const { paper, restored } = attempt
  const state = useSyncExternalStore(attempt.subscribe, attempt.state, attempt.state)
  const place = useSchedulePosition(attempt)
  const strikes = useStrikes(attempt.attemptId)
  const [chosenViews, setViews] = useState(restored.views)
  const byId = useMemo(() => new Map(paper.questions.map((question) => [question.id, question])), [paper])
  const order = useMemo(() => questionOrder(paper), [paper])
  const paused = state.timing?.pausedAt != null
  const readOnly =
    over || paused || (state.hold !== null && state.hold !== 'signed_out' && state.hold !== 'lease_ended')
  const palette = usePalette(attempt, readOnly)
  const { sheet, act } = palette

  useEffect(() => {
    attempt.remember({ currentId: sheet.currentId, views: chosenViews })
  }, [attempt, sheet.currentId, chosenViews])
  useSectionClock(attempt, { ...palette, place, paused })

  const question = byId.get(sheet.currentId)
  if (!question) throw new Error('A paper without questions')
  const outline = outlineOf(attempt)
  const sectionId = sectionOf(paper, sheet.currentId)
  const languages = paper.sections.find(({ id }) => id === sectionId)?.languages
  return {
    attempt,
    state,
    paper,
    outline,
    place,
    paused,
    sheet,
    question,
    number: (questionId) => order.indexOf(questionId) + 1,
    sectionId,
    view: viewIn(languages, chosenViews[sheet.currentId] ?? attempt.language),
    views: viewsOf(languages),
    setView: (view: View) => setViews({ ...chosenViews, [sheet.currentId]: view }),
    act,
    readOnly,
    mayAnswer: !readOnly && accessTo(outline, sheet.currentId) === 'edit',
    strikes,
    spentMs: (questionId) => palette.stopwatch.current.spent(questionId),
    candidate,
  }
}

export const chosenOptions = (sheet: PaletteState): string[] => chosenOf(shownAnswer(sheet, sheet.currentId))
