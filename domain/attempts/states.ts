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

/** Whether an attempt can be gone on with, has come to its result, or counts for nothing. */
export const lifeOf = (state: AttemptState): Life => lives[state]

/** Whether the clock of an open attempt runs: it starts only after the instructions. */
export const clockRuns = (state: AttemptState): boolean =>
  lifeOf(state) === 'open' && state !== 'created' && state !== 'instructions'
