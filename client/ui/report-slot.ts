import { createContext, type ComponentType } from 'react'

/** A question of a sitting that a student says something is wrong with; `number` is how the page counts it. */
export type ReportedQuestion = { attemptId: string; questionId: string; number: number }

/** The dialog that reports a question, and the attempt where the page shows a single one. */
export type ReportWay = { Dialog: ComponentType<ReportedQuestion & { onClose: () => void }>; attemptId?: string | null }

/** A route gives the way to report to the features below it, which do not know each other; null where nothing can be reported. */
export const ReportSlot = createContext<ReportWay | null>(null)
