import { runStep } from '../../scripts/steps.ts'
import type { ProofRow } from './row.ts'

type InTests = { name: string; project: 'unit' | 'objects'; files: string[]; env?: Record<string, string> }

/** Proof that is a test: its short form runs with the tests of its project, its full form here. */
const inTests = ({ name, project, files, env = {} }: InTests): ProofRow => ({
  name,
  run: async ({ short }) => {
    if (short) return []
    Object.assign(process.env, env)
    const { ok } = await runStep({ name, command: 'vitest', args: ['run', '--project', project, ...files] }, true)
    return ok ? [] : [`${files.join()} failed`]
  },
})

export const model = inTests({
  name: 'model',
  project: 'objects',
  files: ['tests/objects/attempt-model.test.ts'],
  env: { MODEL_RUNS: '20000' },
})

export const stalls = inTests({
  name: 'stalls',
  project: 'objects',
  files: ['tests/objects/stalls.test.ts'],
  env: { STALL_RUNS: '2000' },
})

export const refunds = inTests({
  name: 'refunds',
  project: 'objects',
  files: ['tests/objects/refund-races.test.ts'],
  env: { REFUND_RUNS: '500' },
})

export const clock = inTests({
  name: 'clock',
  project: 'unit',
  files: ['tests/client/attempts/clock-changes.test.ts'],
})

export const newKind = inTests({
  name: 'new-kind',
  project: 'unit',
  files: ['tests/domain/questions/new-kind.test.ts'],
  env: { NEW_KIND: 'on' },
})

export const queue = inTests({ name: 'queue', project: 'objects', files: ['tests/objects/queue-chaos.test.ts'] })

export const demoItems = inTests({
  name: 'demo-items',
  project: 'objects',
  files: ['tests/objects/seeded-items.test.ts', 'tests/objects/question-exports.test.ts'],
  env: { DEMO_ITEMS: 'all' },
})

export const exchange = inTests({
  name: 'exchange',
  project: 'unit',
  files: ['tests/domain/questions/exchange'],
  env: { DEMO_ITEMS: 'all' },
})

export const bindings = inTests({
  name: 'bindings',
  project: 'objects',
  files: [
    'tests/objects/binding-faults.test.ts',
    'tests/objects/known-exam-faults.test.ts',
    'tests/objects/route-faults.test.ts',
  ],
  env: { FAULT_CALLERS: 'both' },
})
