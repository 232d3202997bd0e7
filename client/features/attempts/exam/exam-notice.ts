import { createContext, type ReactNode } from 'react'

/** Bar above the questions of an attempt that is no student's, such as a preview. */
export const ExamNoticeContext = createContext<ReactNode>(null)
