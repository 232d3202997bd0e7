import { createContext, useContext, type ReactNode } from 'react'
import type { ResultQuestion } from '../../../../domain/results/contract.ts'
import type { View } from '../../../../domain/language.ts'
import type { PracticeController, Shown } from './practice-attempt.ts'

/** Draws a question with its key and solution; given by the page, which has the pieces of results. */
export type Explain = (question: ResultQuestion, view: View) => ReactNode

export type Study = { attempt: PracticeController; shown: Shown; explain: Explain }

const StudyContext = createContext<Study | null>(null)
export const StudyProvider = StudyContext.Provider

export const useStudy = (): Study => {
  const study = useContext(StudyContext)
  if (!study) throw new Error('Outside a screen of practice')
  return study
}
