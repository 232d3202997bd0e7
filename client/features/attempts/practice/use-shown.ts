import { useSyncExternalStore } from 'react'
import type { ExplainedAnswer } from '../../../../domain/revision/practice-view.ts'
import type { PracticeController, Shown } from './practice-attempt.ts'

/** Solutions and grades of a session as they arrive. */
export const useShown = (attempt: PracticeController): Shown =>
  useSyncExternalStore(attempt.subscribe, attempt.shown, attempt.shown)

export const explainedIn = (shown: Shown, questionId: string): ExplainedAnswer | undefined =>
  shown.explained.find((explained) => explained.questionId === questionId)

export const gradeIn = ({ grades }: Shown, cardId: string) => grades.find((grade) => grade.cardId === cardId)
