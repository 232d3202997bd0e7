import { fileURLToPath } from 'node:url'
import { ensureBuild } from './build.ts'
import { violations } from './import-law.ts'
import { seedQuality } from './quality-gate.ts'
import { requirementCoverage } from './requirements.ts'
import { root } from './root.ts'
import { report, runStep, type CommandStep, type StepOutcome } from './steps.ts'

const typegen: CommandStep = { name: 'route types', command: 'react-router', args: ['typegen'] }
const sources: CommandStep[] = [
  // In threads the compiler takes 5 GB, more than a small machine has beside a build.
  { name: 'types', command: 'tsc', args: ['-p', '.', '--singleThreaded'] },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'format', command: 'prettier', args: ['--check', '--cache', '.', '--log-level', 'warn'] },
]
const size: CommandStep = { name: 'size budget', command: 'node', args: ['scripts/size.ts'] }

/** A step in this process; it fails with the lines that `find` returns, or with the error it throws. */
const ownStep = async (name: string, find: () => string[] | Promise<string[]>): Promise<StepOutcome> => {
  const began = performance.now()
  const found = await Promise.resolve()
    .then(find)
    .catch((error: unknown) => [String(error)])
  return { name, ok: found.length === 0, seconds: (performance.now() - began) / 1000, output: found.join('\n') }
}

const build = async (): Promise<string[]> => {
  await ensureBuild()
  return []
}

/** Types, lint, format, laws of the repository, build and size budget. Prints each and returns how many passed. */
export const check = async (): Promise<{ passed: number; failed: number }> => {
  const coverage = requirementCoverage(root)
  const outcomes = [
    await runStep(typegen),
    ...(await Promise.all([ownStep('build', build), ...sources.map((step) => runStep(step))])),
    await ownStep('import law', () => violations(root)),
    await ownStep('requirements', () => coverage.faults),
    await ownStep('seeded papers', seedQuality),
    await runStep(size),
  ]
  for (const outcome of outcomes) report(outcome)
  console.log(`       requirements without a test: ${coverage.untested.join(', ') || 'none'}`)
  const passed = outcomes.filter(({ ok }) => ok).length
  return { passed, failed: outcomes.length - passed }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed } = await check()
  process.exit(failed > 0 ? 1 : 0)
}
