import { createContext, useContext } from 'react'
import type { Paper, PaperQuestion } from '../../../../domain/attempts/contract.ts'
import type { Action, PaletteOutline, PaletteState } from '../../../../domain/attempts/palette.ts'
import type { SchedulePosition } from '../../../../domain/attempts/schedule-position.ts'
import type { View } from '../../../../domain/language.ts'
import type { AttemptController, ControllerState } from '../controller/attempt-controller.ts'
import type { Strikes } from './use-strikes.ts'

export type CandidateInfo = { name: string | null; photoURL: string | null }

export type Exam = {
  attempt: AttemptController
  state: ControllerState
  paper: Paper
  /** The paper with the access that the clock allows to each section now. */
  outline: PaletteOutline
  /** Position of the clock: in a section, in a break, or past the end. */
  place: SchedulePosition
  /** True while the clock is stopped and the questions are hidden. */
  paused: boolean
  sheet: PaletteState
  question: PaperQuestion
  /** Number in the whole paper, from 1. */
  number: (questionId: string) => number
  sectionId: string
  /** The language view of this question, and the views it may have. */
  view: View
  views: readonly View[]
  setView: (view: View) => void
  /** Runs a button's action. A window without the lease can only navigate. */
  act: (action: Action) => void
  readOnly: boolean
  /** False in a read-only window and in a section that is open for reading only. */
  mayAnswer: boolean
  strikes: Strikes
  /** Time spent on a question so far, milliseconds. */
  spentMs: (questionId: string) => number
  candidate: CandidateInfo
}

const ExamContext = createContext<Exam | null>(null)
export const ExamProvider = ExamContext.Provider

export const useExam = (): Exam => {
  const exam = useContext(ExamContext)
  if (!exam) throw new Error('Outside the exam screen')
  return exam
}
