import { fileURLToPath } from 'node:url'
import { ensureBuild } from './build.ts'
import { violations } from './import-law.ts'
import { root } from './root.ts'
import { report, runStep, type StepOutcome, type CommandStep } from './steps.ts'

const typegen: CommandStep = { name: 'route types', command: 'react-router', args: ['typegen'] }
const sources: CommandStep[] = [
  { name: 'types', command: 'tsc', args: ['-p', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'format', command: 'prettier', args: ['--check', '.', '--log-level', 'warn'] },
]
const size: CommandStep = { name: 'size budget', command: 'node', args: ['scripts/size.ts'] }

const importLaw = (): StepOutcome => {
  const began = performance.now()
  const found = violations(root)
  return {
    name: 'import law',
    ok: found.length === 0,
    seconds: (performance.now() - began) / 1000,
    output: found.join('\n'),
  }
}

const build = async (): Promise<StepOutcome> => {
  const began = performance.now()
  try {
    await ensureBuild()
    return { name: 'build', ok: true, seconds: (performance.now() - began) / 1000, output: '' }
  } catch (error) {
    return { name: 'build', ok: false, seconds: (performance.now() - began) / 1000, output: String(error) }
  }
}

/** Types, lint, format, import law, build and size budget; tells each and returns how many passed and failed. */
export const check = async (): Promise<{ passed: number; failed: number }> => {
  const outcomes: StepOutcome[] = [await runStep(typegen)]
  outcomes.push(...(await Promise.all(sources.map((step) => runStep(step)))), importLaw(), await build())
  outcomes.push(await runStep(size))
  for (const outcome of outcomes) report(outcome)
  const passed = outcomes.filter(({ ok }) => ok).length
  return { passed, failed: outcomes.length - passed }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed } = await check()
  process.exit(failed > 0 ? 1 : 0)
}
