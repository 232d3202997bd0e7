import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { check } from './check.ts'
import { root } from './root.ts'
import { report, runStep } from './steps.ts'

type Counts = { passed: number; failed: number }

const scratch = join(root, '.tmp')

/** Runs one vitest project and reads its counts; a run that tells none counts as one failure. */
const runProject = async (project: string): Promise<Counts> => {
  const file = join(scratch, `vitest-${project}.json`)
  rmSync(file, { force: true })
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { ok } = await runStep({ name: project, command: 'vitest', args }, true)
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
  }
  return { passed, failed: ok ? failed : Math.max(failed, 1) }
}

const runProofs = async (): Promise<Counts> => {
  const outcome = await runStep({
    name: 'proofs, short form',
    command: 'node',
    args: ['tests/proofs/run.ts', '--short'],
  })
  report(outcome)
  return outcome.ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

mkdirSync(scratch, { recursive: true })
const counts = [await check()]
for (const project of ['unit', 'objects', 'worker', 'e2e']) counts.push(await runProject(project))
counts.push(await runProofs())
const sum = (of: (count: Counts) => number) => counts.reduce((total, count) => total + of(count), 0)
const failed = sum((count) => count.failed)
console.log(`\n${sum((count) => count.passed)} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
