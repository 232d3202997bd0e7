import type { SeriesSummary, TestSummary } from './contract.ts'

/** What a student may sit now or will be able to, and has not begun. */
const isAhead = ({ entitlement, mine }: TestSummary): boolean => entitlement === 'open' && mine === null

/**
 * The test to sit next: one that is live for everyone now; else the first that is left in the series last worked in;
 * else the soonest that is announced. `windowed` are tests with a window, soonest first; `recentTestIds` the tests last
 * sat, newest first. Null where nothing is left.
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
