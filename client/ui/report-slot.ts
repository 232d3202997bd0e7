import { createContext, type ComponentType } from 'react'

/** A question of a sitting that a student says something is wrong with; `number` is how the page counts it. */
export type ReportedQuestion = { attemptId: string; questionId: string; number: number }

type Props = ReportedQuestion & { onClose: () => void }

/** The dialog that reports a question. A route gives it to the features below, which do not know each other; null where nothing can be reported. */
export const ReportSlot = createContext<(ComponentType<Props> & { fetch?: () => Promise<void> }) | null>(null)
