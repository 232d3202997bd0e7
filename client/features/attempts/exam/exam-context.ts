import { createContext, useContext } from 'react'
import type { Paper, PaperQuestion } from '../../../../domain/attempts/contract.ts'
import type { Action, Outline, Sheet } from '../../../../domain/attempts/palette.ts'
import type { Place } from '../../../../domain/attempts/schedule.ts'
import type { View } from '../../../../domain/language.ts'
import type { AttemptController, ControllerState } from '../attempt-controller.ts'
import type { Strikes } from './use-strikes.ts'

export type Candidate = { name: string | null; photoURL: string | null }

export type Exam = {
  attempt: AttemptController
  state: ControllerState
  paper: Paper
  /** The paper with what the clock allows in its sections now. */
  outline: Outline
  /** Where the clock stands: in a section, in a break, past the end. */
  place: Place
  /** The clock stands still, and the questions are out of sight. */
  paused: boolean
  sheet: Sheet
  question: PaperQuestion
  /** Counted through the whole paper, from 1. */
  number: (questionId: string) => number
  sectionId: string
  /** How the question is shown, and how it may be. */
  view: View
  views: readonly View[]
  setView: (view: View) => void
  /** Does what a button says; in a window that has lost the lease only looking at questions is left. */
  act: (action: Action) => void
  readOnly: boolean
  /** Whether the question takes an answer: not in a window that only looks, nor in a section to be read only. */
  mayAnswer: boolean
  strikes: Strikes
  candidate: Candidate
}

const ExamContext = createContext<Exam | null>(null)
export const ExamProvider = ExamContext.Provider

export const useExam = (): Exam => {
  const exam = useContext(ExamContext)
  if (!exam) throw new Error('Outside the exam screen')
  return exam
}
