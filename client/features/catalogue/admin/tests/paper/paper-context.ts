import { createContext, useContext } from 'react'
import type { TestPattern, TestPatternLine } from '../../../../../../domain/catalogue/test-patterns.ts'
import type { PaperQuestion } from '../../../../../../domain/questions/picking.ts'
import type { Bilingual } from '../../../../../../domain/questions/text.ts'

export type Topic = { subject: string; slug: string; title: Bilingual }
type Titled = { id: string; title: Bilingual }

/** Questions, patterns and vocabulary for the controls of a paper. */
export type PaperData = {
  /** By the id of the version. */
  questions: ReadonlyMap<string, PaperQuestion>
  rememberQuestions: (questions: readonly PaperQuestion[]) => void
  /** By the id of the version of the preset. */
  patterns: ReadonlyMap<string, TestPattern>
  rememberPattern: (pattern: TestPattern) => void
  /** Patterns to choose from. */
  offered: readonly TestPatternLine[]
  subjects: readonly Titled[]
  topics: readonly Topic[]
  /** True once the test was attempted. */
  isFrozen: boolean
}

export const PaperContext = createContext<PaperData | null>(null)

export const usePaperData = (): PaperData => {
  const data = useContext(PaperContext)
  if (!data) throw new Error('No paper around this control')
  return data
}
