import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { newId } from '../worker/platform/ids.ts'
import { resetStatements } from './reset-statements.ts'
import { root, shownPath } from './root.ts'
import { openStorage } from './storage/open.ts'

/** npm run second-factor:reset -- --email ... --reason ... [--remote]: see docs/operations.md. */
const options = { email: { type: 'string' }, reason: { type: 'string' }, remote: { type: 'boolean' } } as const

/** Runs the statements; resolves to true if the account existed. */
type Run = (statements: string[]) => Promise<boolean>

const stateDir = resolve(root, process.env.STATE_DIR ?? '.state')

const runHere: Run = async (statements) => {
  if (!existsSync(stateDir)) throw new Error(`There is no state in ${shownPath(stateDir)} yet: npm start makes it.`)
  const { main, close } = await openStorage(stateDir)
  const [recorded] = await main.batch(statements.map((statement) => main.prepare(statement)))
  await close()
  return (recorded?.results.length ?? 0) > 0
}

const runRemote: Run = async (statements) => {
  const args = ['d1', 'execute', 'DB', '--remote', '--json', '--command', statements.join(';\n')]
  const { status, stdout, stderr } = spawnSync('wrangler', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`wrangler d1 execute failed.\n${stderr || stdout}`)
  const [recorded] = JSON.parse(stdout) as { results: unknown[] }[]
  return (recorded?.results.length ?? 0) > 0
}

const reset = async (): Promise<void> => {
  const { email = '', reason = '', remote = false } = parseArgs({ options }).values
  const now = Date.now()
  const statements = resetStatements({ email, reason, id: newId('aud', now), now })
  if (!(await (remote ? runRemote : runHere)(statements))) throw new Error(`There is no account with ${email}.`)
  console.log(`The second factor of ${email} is gone, and every session of it has ended.`)
}

reset().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
