import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getPlatformProxy } from 'wrangler'
import { migrate } from './migrate.ts'
import { root } from './root.ts'
import { indexContent } from './search-index.ts'
import { seedCourses } from './seed-courses.ts'
import { seedJobs } from './seed-jobs.ts'
import { seedLegal } from './seed-legal.ts'
import { seedCurrentAffairs } from './seed-current-affairs.ts'
import { seed } from './seed.ts'

const variables = join(root, '.dev.vars')
if (!existsSync(variables)) {
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(variables, `AUTH_SECRET=${secret}\nDEPLOYMENT=local\n`, { mode: 0o600 })
}

// The development server keeps its state where wrangler does; the databases must be ready before it opens them.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
const proxy = await getPlatformProxy<{ DB: D1Database; SEARCH_DB: D1Database }>({
  configPath: join(root, 'wrangler.toml'),
})
await migrate(proxy.env.DB, 'migrations/main')
await migrate(proxy.env.SEARCH_DB, 'migrations/search')
if (process.env.SEED !== 'none') await seed(proxy.env.DB, Date.now())
if (process.env.SEED !== 'none') await seedJobs(proxy.env.DB, Date.now())
if (process.env.SEED !== 'none') await seedCurrentAffairs(proxy.env.DB, Date.now())
if (process.env.SEED !== 'none') await seedCourses(proxy.env.DB, Date.now())
if (process.env.SEED !== 'none') await seedLegal(proxy.env.DB)
await indexContent(proxy.env.DB, proxy.env.SEARCH_DB, 'changed')
await proxy.dispose()

const server = spawn(
  'react-router',
  ['dev', '--port', process.env.PORT ?? '8787', '--host', process.env.HOST ?? '127.0.0.1'],
  {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
