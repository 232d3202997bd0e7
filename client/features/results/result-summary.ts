import type { AttemptAnalysis, MarksSplit } from '../../../domain/results/analysis/contract.ts'
import type { ScoreTotals } from '../../../domain/results/contract.ts'
import { nextActs, type ActFacts, type NextAct } from '../../../domain/results/next-acts.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'

/** A section of a result, without its questions. */
export type SectionScore = { id: string; title: Bilingual; totals: ScoreTotals }

/** The first part of a released result: its score, and what to do next. No question is in it. */
export type ResultSummary = Pick<
  AttemptAnalysis,
  | 'state'
  | 'attemptId'
  | 'test'
  | 'receipt'
  | 'submittedAt'
  | 'closedBy'
  | 'lateSynced'
  | 'totals'
  | 'validity'
  | 'qualifying'
  | 'standing'
  | 'cutOffs'
  | 'changes'
  | 'integrity'
  | 'blankCosts'
  | 'isFirst'
> & { sections: SectionScore[]; split: MarksSplit; acts: NextAct[] }

/** Takes the lists of questions and charts out of an analysis, and chooses the next steps by them. */
export const summaryOf = (
  analysis: AttemptAnalysis,
  facts: Pick<ActFacts, 'cards' | 'mayReattempt'>,
): ResultSummary => {
  const { questions, byTopic, ledger, whole, sections, ...rest } = analysis
  const { bySection: _, byDifficulty: _d, byKind: _k, timeUse: _t, comparison: _c, ...head } = rest
  const { distribution: _b, timeChart: _s, ...shown } = head
  return {
    ...shown,
    sections: sections.map(({ id, title, totals }) => ({ id, title, totals })),
    split: whole,
    acts: nextActs({ whole, byTopic, questions, ledger, seriesId: analysis.test.seriesId, ...facts }),
  }
}
