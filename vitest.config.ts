import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { unstable_readConfig } from 'wrangler'
import { pageHandles } from './scripts/page-handles.ts'
import { queueConsumers } from './scripts/queue-consumers.ts'
import { LongFilesFirst } from './tests/support/long-files-first.ts'

const migrationsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, queries: readFileSync(`${folder}/${name}`, 'utf8').split('--> statement-breakpoint') }))

const testConsumers = queueConsumers(unstable_readConfig({ config: 'wrangler.toml' }), 0.05)

export default defineConfig({
  test: {
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{domain,client,files,import-law,scripts}/**/*.test.{ts,tsx}'],
          // Files share their modules, whose loading takes a third of the time otherwise.
          isolate: false,
          // Property tests try many inputs, and a machine may be busy.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'worker',
          include: ['tests/worker/**/*.test.ts'],
          globalSetup: 'tests/support/served.ts',
          testTimeout: 30_000,
          // Background work takes as long as the machine lets it.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        define: { __BUILD_ID__: '"test"' },
        // The whole app except its built pages: routes under /api are tested in process.
        resolve: {
          alias: {
            'virtual:react-router/server-build': fileURLToPath(new URL('./tests/objects/no-pages.ts', import.meta.url)),
          },
        },
        plugins: [
          pageHandles(),
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            main: './tests/objects/worker.ts',
            miniflare: {
              queueConsumers: { ...testConsumers, 'taiyari-mail': { ...testConsumers['taiyari-mail'], maxRetries: 2 } },
              // Additional databases for migrations tested on data, and for a demo of last month.
              d1Databases: ['OLDER_DB', 'OLDER_CONTENT_DB', 'OLDER_SERIES_DB', 'OLDER_PRICES_DB', 'DEMO_DB'],
              bindings: {
                AUTH_SECRET: 'a secret for tests that is long enough',
                DEPLOYMENT: 'local',
                MIGRATIONS: migrationsIn('migrations/main'),
                SEARCH_MIGRATIONS: migrationsIn('migrations/search'),
                // Number of sequences of the model test; `npm run proofs` sets more.
                MODEL_RUNS: process.env.MODEL_RUNS ?? '200',
                // Number of schedules of the stall test; `npm run proofs` sets more.
                STALL_RUNS: process.env.STALL_RUNS ?? '60',
                // Orders of the refund races; `npm run proofs` sets more.
                REFUND_RUNS: process.env.REFUND_RUNS ?? '20',
                // Items of the demo that are published again and exported: `some`, or `all`, as `npm run proofs` asks.
                DEMO_ITEMS: process.env.DEMO_ITEMS ?? 'some',
                // Callers of each route under each fault: `one` in turn, or `both`, as `npm run proofs` asks.
                FAULT_CALLERS: process.env.FAULT_CALLERS ?? 'one',
              },
            },
          }),
        ],
        test: {
          name: 'objects',
          include: ['tests/objects/**/*.test.ts'],
          globalSetup: 'tests/support/gateway-process.ts',
          // Its package names a module of Node that a worker has not.
          deps: { optimizer: { ssr: { enabled: true, include: ['mediabunny'] } } },
          isolate: false,
          maxWorkers: 1,
          // The first file seeds the demo, and a machine may be busy.
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/unpacked-browser.ts', 'tests/support/served.ts'],
          testTimeout: 240_000,
          hookTimeout: 60_000,
          // Most of a browser test is waiting, so a core too few for all of them is left to the servers.
          maxWorkers: 3,
          // Lazily loaded parts take as long as the machine needs.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
