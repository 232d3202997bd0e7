import { lifeOf } from '../../../domain/attempts/states.ts'
import type { TestSummary } from '../../../domain/catalogue/contract.ts'

/** The one thing to do with a test now. */
export type TestAction = 'start' | 'resume' | 'result' | 'reattempt' | 'startsIn' | 'unlock' | 'closed'

export const isFinished = ({ mine }: Pick<TestSummary, 'mine'>): boolean =>
  mine !== null && lifeOf(mine.state) === 'finished'

/** What I began comes before what I may begin: an open sitting is resumed and a finished one has a result, whatever the window. */
export const testAction = (test: Pick<TestSummary, 'mine' | 'entitlement' | 'state'>): TestAction => {
  const life = test.mine && lifeOf(test.mine.state)
  if (life === 'finished') return 'result'
  if (life === 'open') return 'resume'
  if (test.entitlement !== 'open') return 'unlock'
  if (test.state === 'scheduled') return 'startsIn'
  if (test.state === 'closed') return 'closed'
  return life === 'void' ? 'reattempt' : 'start'
}
