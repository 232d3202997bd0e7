import { lifeOf } from '../../../domain/attempts/states.ts'
import type { TestSummary } from '../../../domain/catalogue/contract.ts'

/** The one action that a test offers now. */
export type TestAction =
  'start' | 'resume' | 'result' | 'reattempt' | 'lobby' | 'startsIn' | 'unlock' | 'paused' | 'closed'

export const isFinished = ({ mine }: Pick<TestSummary, 'mine'>): boolean =>
  mine !== null && lifeOf(mine.state) === 'finished'

/**
 * An attempt decides before the window does: an open attempt is resumed, a finished one has a result, whatever the
 * window.
 */
export const testAction = (test: Pick<TestSummary, 'mine' | 'entitlement' | 'state' | 'commonStart'>): TestAction => {
  const life = test.mine && lifeOf(test.mine.state)
  const waits = test.state === 'scheduled' && test.commonStart
  if (life === 'finished') return 'result'
  if (life === 'open') return waits ? 'lobby' : 'resume'
  if (test.entitlement !== 'open') return 'unlock'
  if (test.state === 'scheduled') return waits ? 'lobby' : 'startsIn'
  if (test.state === 'closed' || test.state === 'paused') return test.state
  return life === 'void' ? 'reattempt' : 'start'
}
