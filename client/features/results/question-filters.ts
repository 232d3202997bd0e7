import type { ResultQuestion } from '../../../domain/results/contract.ts'

export const questionFilters = ['all', 'correct', 'wrong', 'skipped', 'marked'] as const
export type QuestionFilter = (typeof questionFilters)[number]

/**
 * True when a filter keeps a question. A partly right answer is listed with the wrong ones; a question that did not
 * have to be answered is not skipped.
 */
export const matchesFilter = (
  filter: QuestionFilter,
  { verdict, status, remark }: Pick<ResultQuestion, 'verdict' | 'status' | 'remark'>,
): boolean => {
  if (filter === 'all') return true
  if (filter === 'marked') return status === 'marked' || status === 'answered_marked'
  if (filter === 'wrong') return verdict === 'wrong' || verdict === 'partial'
  return verdict === filter && remark !== 'not_taken'
}

/** Look of a filter, a button or a link. */
export const filterLook = (isChosen: boolean): string =>
  `inline-flex min-h-11 items-center gap-1 rounded-full border px-4 text-sm font-semibold ${
    isChosen ? 'border-primary bg-primary text-on-primary' : 'border-edge bg-surface hover:bg-sunken'
  }`
