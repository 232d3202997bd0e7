import { createContext, useContext } from 'react'
import type { QuestionKind } from '../../../../../domain/questions/contract.ts'
import type { Bilingual } from '../../../../../domain/questions/text.ts'
import { useValue } from '../../../../office/editor/editor-context.ts'

export type SubjectTopic = { subject: string; slug: string; title: Bilingual }

/** Choices of the question editor: topics of every subject, and tags in use. */
export type QuestionData = { topics: readonly SubjectTopic[]; tags: readonly string[] }

export const QuestionDataContext = createContext<QuestionData>({ topics: [], tags: [] })
export const useQuestionData = (): QuestionData => useContext(QuestionDataContext)

/** Kind of the question, which its key names. */
export const useQuestionKind = (): QuestionKind => useValue('key.kind') as QuestionKind
