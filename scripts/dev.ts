import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getPlatformProxy, unstable_readConfig } from 'wrangler'
import { reference } from '../drizzle/reference/index.ts'
import { startCrons } from './crons.ts'
import { loadReference } from './load-reference.ts'
import { migrate } from './migrate.ts'
import { root } from './root.ts'
import { listContent } from './office-lists.ts'
import { indexContent } from './search-index.ts'
import { seedCourses } from './seed-courses.ts'
import { seedJobs } from './seed-jobs.ts'
import { seedLegal } from './seed-legal.ts'
import { seedCurrentAffairs } from './seed-current-affairs.ts'
import { seedSales } from './seed-sales.ts'
import { seed } from './seed.ts'

const config = join(root, 'wrangler.toml')
const port = process.env.PORT ?? '8787'
const variables = join(root, '.dev.vars')
if (!existsSync(variables)) {
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(variables, `AUTH_SECRET=${secret}\nDEPLOYMENT=local\n`, { mode: 0o600 })
}

// The development server keeps its state in wrangler's folder; the databases must be migrated before it opens them.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
const proxy = await getPlatformProxy<{ DB: D1Database; SEARCH_DB: D1Database; FILES: R2Bucket }>({
  configPath: config,
})
await migrate(proxy.env.DB, 'migrations/main')
await migrate(proxy.env.SEARCH_DB, 'migrations/search')
if (process.env.SEED === 'none') await loadReference(proxy.env.DB, reference, Date.now())
else await seed(proxy.env.DB, Date.now())
if (process.env.SEED !== 'none') await seedJobs(proxy.env.DB, Date.now())
if (process.env.SEED !== 'none') await seedCurrentAffairs(proxy.env.DB, Date.now())
if (process.env.SEED !== 'none') await seedCourses(proxy.env.DB, Date.now())
if (process.env.SEED !== 'none') await seedLegal(proxy.env.DB)
if (process.env.SEED !== 'none') await seedSales(proxy.env.DB, Date.now())
await indexContent({ main: proxy.env.DB, search: proxy.env.SEARCH_DB, files: proxy.env.FILES }, 'changed')
await listContent(proxy.env.DB)
await proxy.dispose()

const server = spawn('react-router', ['dev', '--port', port, '--host', process.env.HOST ?? '127.0.0.1'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
const { crons = [] } = unstable_readConfig({ config }, { hideWarnings: true }).triggers
const stopCrons = startCrons(crons, (cron) =>
  fetch(`http://localhost:${port}/cdn-cgi/local/scheduled?${new URLSearchParams({ cron })}`),
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  stopCrons()
  process.exit(code ?? 0)
})
