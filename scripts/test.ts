import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { check } from './check.ts'
import { root } from './root.ts'
import { report, runStep, type CommandStep } from './steps.ts'

type Counts = { passed: number; failed: number }

const scratch = join(root, '.tmp')

/**
 * Runs one vitest project and reads its counts; a run that writes none counts as one failure. Prints the output when
 * the project has ended, as another one may run beside it.
 */
const runProject = async (project: string): Promise<Counts> => {
  const file = join(scratch, `vitest-${project}.json`)
  rmSync(file, { force: true })
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const outcome = await runStep({ name: `${project} tests`, command: 'vitest', args })
  process.stdout.write(outcome.output)
  report({ ...outcome, output: '' })
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
  }
  return { passed, failed: outcome.ok ? failed : Math.max(failed, 1) }
}

const proofs: CommandStep = { name: 'proofs, short form', command: 'node', args: ['tests/proofs/run.ts', '--short'] }

const runProofs = async (): Promise<Counts> => {
  const outcome = await runStep(proofs)
  report(outcome)
  return outcome.ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

const inTurn = async (runs: (() => Promise<Counts>)[]): Promise<Counts[]> => {
  const counts: Counts[] = []
  for (const run of runs) counts.push(await run())
  return counts
}

mkdirSync(scratch, { recursive: true })
const counts = [
  await check(),
  // Objects keep one core busy; the other two wait for their servers much of the time.
  ...(
    await Promise.all([
      inTurn([() => runProject('objects')]),
      inTurn([() => runProject('unit'), () => runProject('worker')]),
    ])
  ).flat(),
  // Browsers and proofs have limits of time, so nothing else runs beside either.
  await runProject('e2e'),
  await runProofs(),
]
const sum = (of: (count: Counts) => number) => counts.reduce((total, count) => total + of(count), 0)
const failed = sum((count) => count.failed)
console.log(`\n${sum((count) => count.passed)} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
