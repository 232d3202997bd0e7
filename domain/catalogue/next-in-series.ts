import { lifeOf } from '../attempts/states.ts'
import type { TestSummary } from './contract.ts'
import { isAhead } from './next-test.ts'

type Own = Pick<TestSummary, 'entitlement' | 'mine' | 'state' | 'closesAt'>

/**
 * The one test to do next in a series: the one under way, else one whose window is open and will close, else the first
 * that is open and not begun. Null where nothing is left.
 */
export const nextInSeries = <Test extends Own>(tests: readonly Test[]): Test | null => {
  const open = tests.filter((test) => isAhead(test) && test.state === 'live')
  const running = tests.find(({ mine }) => mine !== null && lifeOf(mine.state) === 'open')
  return running ?? open.find(({ closesAt }) => closesAt !== null) ?? open[0] ?? null
}
