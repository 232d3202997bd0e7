import type { SeriesSummary, TestSummary } from './contract.ts'

/** True when the student may take the test now or later and has not begun it. */
export const isAhead = ({ entitlement, mine }: Pick<TestSummary, 'entitlement' | 'mine'>): boolean =>
  entitlement === 'open' && mine === null

/**
 * The test to take next: one that is live for everyone now, else the first left in the series last worked in, else the
 * soonest announced. `windowed` are tests with a window, soonest first; `recentTestIds` the tests last taken, newest
 * first. Null where nothing is left.
 */
export const nextTest = (
  windowed: readonly TestSummary[],
  series: readonly Pick<SeriesSummary, 'tests'>[],
  recentTestIds: readonly string[],
): TestSummary | null => {
  const live = windowed.find((test) => isAhead(test) && test.state === 'live')
  if (live) return live
  for (const recent of recentTestIds) {
    const worked = series.find(({ tests }) => tests.some(({ id }) => id === recent))
    const left = worked?.tests.find((test) => isAhead(test) && test.state === 'live')
    if (left) return left
  }
  return windowed.find(isAhead) ?? null
}
