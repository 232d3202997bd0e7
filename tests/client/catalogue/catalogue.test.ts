import { expect, test } from 'vitest'
import { filtersOf, isFiltered } from '../../../client/features/catalogue/series-filters.ts'
import { withCursor } from '../../../client/ui/list-address.ts'
import { testAction, type TestAction } from '../../../client/features/catalogue/test-action.ts'
import { attemptStates, type AttemptState } from '../../../domain/attempts/contract.ts'
import { clockRuns, lifeOf } from '../../../domain/attempts/states.ts'
import type { TestState } from '../../../domain/catalogue/contract.ts'
import { testKinds } from '../../../domain/catalogue/test-kinds.ts'
import type { EntitlementState } from '../../../domain/purchases/access.ts'

const mine = (state: AttemptState) => ({ attemptId: 'att_1', state })

test.each<[string, TestAction, AttemptState | null, EntitlementState, TestState]>([
  ['new and live', 'start', null, 'open', 'live'],
  ['not begun by the window', 'startsIn', null, 'open', 'scheduled'],
  ['missed', 'closed', null, 'open', 'closed'],
  ['not bought', 'unlock', null, 'locked', 'live'],
  ['not bought and to come', 'unlock', null, 'locked', 'scheduled'],
  ['at its instructions', 'resume', 'instructions', 'open', 'live'],
  ['in progress', 'resume', 'in_progress', 'open', 'live'],
  ['in progress after the entitlement ended', 'resume', 'in_progress', 'locked', 'closed'],
  ['reopened by an administrator', 'resume', 'reopened', 'open', 'closed'],
  ['submitted', 'result', 'submitted', 'open', 'live'],
  ['released after the entitlement ended', 'result', 'released', 'locked', 'closed'],
  ['invalidated', 'reattempt', 'invalidated', 'open', 'live'],
])('a test that is %s offers: %s (CAT-3)', (_is, action, state, entitlement, window) => {
  expect(testAction({ mine: state && mine(state), entitlement, state: window, commonStart: false })).toBe(action)
})

test.each<[string, TestAction, AttemptState | null, EntitlementState, TestState]>([
  ['to come', 'lobby', null, 'open', 'scheduled'],
  ['to come, with a place in its lobby', 'lobby', 'in_progress', 'open', 'scheduled'],
  ['to come and not bought', 'unlock', null, 'locked', 'scheduled'],
  ['begun', 'resume', 'in_progress', 'open', 'live'],
  ['paused for everyone', 'resume', 'in_progress', 'open', 'paused'],
  ['paused before it was joined', 'paused', null, 'open', 'paused'],
])('a test with a common start that is %s offers: %s (CAT-3)', (_is, action, state, entitlement, window) => {
  expect(testAction({ mine: state && mine(state), entitlement, state: window, commonStart: true })).toBe(action)
})

test('every state of an attempt is open, finished or void, and the clock runs only in open ones (EXM-6)', () => {
  for (const state of attemptStates) {
    expect(['open', 'finished', 'void']).toContain(lifeOf(state))
    if (clockRuns(state)) expect(lifeOf(state)).toBe('open')
  }
  expect(clockRuns('instructions')).toBe(false)
})

test('filters in an address drop empty and unknown values, so that any link shows a list (CAT-1)', () => {
  const search = new URLSearchParams('exam=ssc&kind=&access=stolen&sort=title&q=%20ratio%20&x=1')
  expect(filtersOf(search)).toEqual({ exam: 'ssc', sort: 'title', q: 'ratio' })
  for (const kind of testKinds.filter((each) => each !== 'demo'))
    expect(filtersOf(new URLSearchParams({ kind }))).toEqual({ kind })
})

test('the next page keeps the filters, and the first page has no cursor (CAT-1)', () => {
  expect(withCursor({ exam: 'ssc', cursor: 'a' }, 'b')).toBe('?exam=ssc&cursor=b')
  expect(withCursor({ exam: 'ssc', cursor: 'a' }, null)).toBe('?exam=ssc')
  expect(isFiltered({ sort: 'title', cursor: 'a' })).toBe(false)
  expect(isFiltered({ q: 'ratio' })).toBe(true)
})
