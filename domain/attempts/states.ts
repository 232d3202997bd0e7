import type { AttemptState } from './contract.ts'

type Life = 'open' | 'finished' | 'void'

const lives: Record<AttemptState, Life> = {
  created: 'open',
  instructions: 'open',
  in_progress: 'open',
  section_break: 'open',
  reopened: 'open',
  submitted: 'finished',
  scored: 'finished',
  released: 'finished',
  abandoned: 'void',
  invalidated: 'void',
}

/** `open` can continue, `finished` has or gets a result, `void` counts for nothing. */
export const lifeOf = (state: AttemptState): Life => lives[state]

/** True when the clock of an open attempt runs: it starts after the instructions. */
export const clockRuns = (state: AttemptState): boolean =>
  lifeOf(state) === 'open' && state !== 'created' && state !== 'instructions'

const statesOf = (life: Life) => (Object.keys(lives) as AttemptState[]).filter((state) => lives[state] === life)

export const openStates: readonly AttemptState[] = statesOf('open')
export const voidStates: readonly AttemptState[] = statesOf('void')
