import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dueSettings } from '../domain/settings/section-forms.ts'
import { reference } from '../drizzle/reference/index.ts'
import { demoDomain, deploymentFaults, secretNames } from '../worker/platform/deployment.ts'
import { paymentFaults, paymentSecretNames } from '../worker/purchases/gateway/settings.ts'
import { addressFaults } from './address-faults.ts'
import { ensureBuild } from './build.ts'
import { idFaults, readConfig } from './deploy/resources.ts'
import {
  creationSteps,
  migrationSteps,
  referenceFile,
  referenceStep,
  workerStep,
  type DeployStep,
} from './deploy/steps.ts'
import { referenceStatements } from './reference-statements.ts'
import { root } from './root.ts'

const dryRun = process.argv.includes('--dry-run')
const builtPath = ['build', 'server', 'wrangler.json']

const run = (args: string[]) =>
  spawnSync('wrangler', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' })

/** Runs wrangler and returns its output; throws its error text if it fails. */
const wrangler = (...args: string[]): string => {
  const { status, stdout, stderr } = run(args)
  if (status !== 0) throw new Error(`wrangler ${args.slice(0, 2).join(' ')} failed.\n${stderr || stdout}`)
  return stdout
}

const take = ({ title, args, unless }: DeployStep): void => {
  if (unless && run(unless).status === 0) return
  console.log(`${title} ...`)
  wrangler(...args)
}

/** Deployed secrets can be listed but not read, so the worker itself checks their length. */
const presentSecrets = (): Record<string, string> => {
  const listed = JSON.parse(wrangler('secret', 'list', '--format', 'json')) as { name: string }[]
  const isPresent = (name: string) => listed.some((secret) => secret.name === name)
  const names = [...secretNames, ...paymentSecretNames]
  return Object.fromEntries(names.map((name) => [name, isPresent(name) ? 'x'.repeat(32) : '']))
}

const queried = <Row>(query: string): Row[] => {
  const reply = wrangler('d1', 'execute', 'DB', '--remote', '--json', '--command', query)
  return (JSON.parse(reply) as [{ results: Row[] }])[0].results
}

const demoAccounts = (): number =>
  queried<{ demo: number }>(`SELECT count(*) AS demo FROM auth_users WHERE email LIKE '%@${demoDomain}'`)[0]?.demo ?? 0

/** Newest values of the settings by section. */
const storedSettings = (): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    queried<{ section: string; value: string }>(
      'SELECT section, value, max(version) AS version FROM settings_versions GROUP BY section',
    ).map(({ section, value }) => [section, JSON.parse(value) as Record<string, unknown>]),
  )

const refuse = (faults: string[]): void => {
  if (faults.length > 0) throw new Error(`Not deployed:\n- ${faults.join('\n- ')}`)
}

const writeReference = (): void => {
  const path = join(root, referenceFile)
  const statements = reference.flatMap((set) => referenceStatements(set, Date.now()))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${statements.join(';\n')};\n`)
}

const show = (steps: DeployStep[]): void =>
  steps.forEach(({ title, args }) => console.log(`${title}:\n  wrangler ${args.join(' ')}`))

const main = async (): Promise<void> => {
  await ensureBuild()
  const [config, built] = [readConfig(), readConfig(...builtPath)]
  const settings = config.vars as Record<string, string>
  const host = URL.canParse(settings.PUBLIC_ORIGIN ?? '') ? new URL(settings.PUBLIC_ORIGIN ?? '').host : 'PUBLIC_ORIGIN'
  const tables = [...creationSteps(config), ...migrationSteps(config)]
  const worker = [referenceStep, workerStep(builtPath.join('/'), host)]
  writeReference()
  if (dryRun) {
    show([...tables, ...worker])
    console.log(wrangler('deploy', '--dry-run', '--config', join(root, ...builtPath)))
    return
  }
  refuse([...addressFaults(built), ...idFaults(config)])
  if (settings.DEPLOYMENT === 'local') refuse(['DEPLOYMENT = "local" is for a laptop and switches the checks off.'])
  const checked = { ...settings, ...presentSecrets(), DEPLOYMENT: undefined }
  refuse([...deploymentFaults(checked), ...paymentFaults(checked)])
  tables.forEach(take)
  if (demoAccounts() > 0) refuse([`The database holds accounts of the demo (@${demoDomain}).`])
  worker.forEach(take)
  const due = dueSettings(storedSettings())
  if (due.length > 0) console.warn(`Still to be filled in at https://${host}/admin/settings:\n- ${due.join('\n- ')}`)
  if (!settings.PAYMENT_KEY_ID)
    console.warn('Nothing is sold: PAYMENT_KEY_ID is not set (docs/operations.md, "Sell with Razorpay").')
  console.log(`The product is at https://${host}.`)
}

main().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
