import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { unstable_readConfig } from 'wrangler'
import { demoDomain, deploymentFaults } from '../worker/platform/deployment.ts'
import { addressFaults } from './address-faults.ts'
import { ensureBuild } from './build.ts'
import { root } from './root.ts'

const dryRun = process.argv.includes('--dry-run')

/** Runs wrangler and returns what it prints; throws with its own words where it fails. */
const wrangler = (...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync('wrangler', args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`wrangler ${args.slice(0, 2).join(' ')} failed.\n${stderr || stdout}`)
  return stdout
}

/** A deployed secret cannot be read, only seen to be there: its length is checked by the worker itself. */
const presentSecret = (name: string): string =>
  (JSON.parse(wrangler('secret', 'list', '--format', 'json')) as { name: string }[]).some(
    (secret) => secret.name === name,
  )
    ? 'x'.repeat(32)
    : ''

const demoAccounts = (): number => {
  const query = `SELECT count(*) AS demo FROM auth_users WHERE email LIKE '%@${demoDomain}'`
  const [reply] = JSON.parse(wrangler('d1', 'execute', 'DB', '--remote', '--json', '--command', query)) as [
    { results: [{ demo: number }] },
  ]
  return reply.results[0].demo
}

const refuse = (faults: string[]): void => {
  if (faults.length > 0) throw new Error(`Not deployed:\n- ${faults.join('\n- ')}`)
}

const main = async (): Promise<void> => {
  await ensureBuild()
  const config = join(root, 'build', 'server', 'wrangler.json')
  if (dryRun) {
    console.log(wrangler('deploy', '--dry-run', '--config', config))
    return
  }
  const settings = unstable_readConfig({ config: join(root, 'wrangler.toml') }, { hideWarnings: true }).vars as Record<
    string,
    string
  >
  refuse(addressFaults(unstable_readConfig({ config }, { hideWarnings: true })))
  if (settings.DEPLOYMENT === 'local') refuse(['DEPLOYMENT = "local" is for a laptop and switches the checks off.'])
  const secrets = {
    AUTH_SECRET: presentSecret('AUTH_SECRET'),
    OPENID_CLIENT_SECRET: presentSecret('OPENID_CLIENT_SECRET'),
  }
  refuse(deploymentFaults({ ...settings, ...secrets, DEPLOYMENT: undefined }))
  wrangler('d1', 'migrations', 'apply', 'DB', '--remote')
  wrangler('d1', 'migrations', 'apply', 'SEARCH_DB', '--remote')
  if (demoAccounts() > 0) refuse([`The database holds accounts of the demo (@${demoDomain}).`])
  console.log(wrangler('deploy', '--config', config, '--domain', new URL(settings.PUBLIC_ORIGIN ?? '').host))
}

main().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
