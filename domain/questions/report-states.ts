import type { ReportReason } from './report-reasons.ts'

export const reportStates = ['open', 'triaged', 'accepted', 'rejected', 'closed'] as const
export type ReportState = (typeof reportStates)[number]

/** Consequences of an accepted report. */
export const reportOutcomes = ['key_changed', 'dropped', 'text_fixed', 'translation_fixed'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

/** States of a question with reports: that of the report which is least far. */
export const groupStates = ['open', 'triaged', 'decided', 'closed'] as const
export type GroupState = (typeof groupStates)[number]

/** Number of reports by reason, 0 included. */
export type ReasonCounts = Record<ReportReason, number>

export const reportActNames = ['triage', 'accept', 'reject', 'close', 'reopen'] as const
export type ReportActName = (typeof reportActNames)[number]

/** States from which an act moves reports, and the state to which. */
export const reportMoves: Readonly<Record<ReportActName, { from: readonly ReportState[]; to: ReportState }>> = {
  triage: { from: ['open'], to: 'triaged' },
  accept: { from: ['open', 'triaged'], to: 'accepted' },
  reject: { from: ['open', 'triaged'], to: 'rejected' },
  close: { from: ['accepted', 'rejected'], to: 'closed' },
  reopen: { from: ['accepted', 'rejected', 'closed'], to: 'triaged' },
}
