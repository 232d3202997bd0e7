import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { idFaults, readConfig, resourcesOf, type Config } from '../../scripts/deploy/resources.ts'
import { creationSteps, migrationSteps, referenceStep, workerStep } from '../../scripts/deploy/steps.ts'
import { root } from '../../scripts/root.ts'
import { parseSource } from '../../scripts/syntax.ts'
import { cronJobs } from '../../worker/cron-jobs.ts'
import { bindingFaults, bindingNames, deploymentFaults, secretNames } from '../../worker/platform/deployment.ts'
import { gatewaySettings, paymentFaults, paymentSecretNames } from '../../worker/purchases/gateway/settings.ts'
import { consumers } from '../../worker/queues.ts'
import { deploymentGaps, type Places } from './deployment-gaps.ts'

// Only the names of consumers and jobs are read; their code needs workerd.
vi.mock('cloudflare:workers', () => ({ DurableObject: Object, WorkerEntrypoint: Object }))

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const exportsOf = (path: string) =>
  parseSource(path, textOf(path)).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? ''),
  )
const config = readConfig()
const places: Places = {
  config,
  consumers: Object.keys(consumers),
  crons: Object.keys(cronJobs),
  bindings: bindingNames,
  secrets: [...secretNames, ...paymentSecretNames],
  exported: exportsOf('worker/index.ts'),
  operations: textOf('docs/operations.md'),
}

/** Configuration with one additional entry of each kind. */
const extended: Config = {
  ...config,
  queues: {
    producers: [...(config.queues.producers ?? []), { binding: 'OWN_QUEUE', queue: 'taiyari-own' }],
    consumers: [...(config.queues.consumers ?? []), { queue: 'taiyari-own' }],
  },
  r2_buckets: [...config.r2_buckets, { binding: 'OWN_FILES', bucket_name: 'taiyari-own-files' }],
  durable_objects: { bindings: [...config.durable_objects.bindings, { name: 'OWN', class_name: 'OwnObject' }] },
  triggers: { crons: [...(config.triggers.crons ?? []), '1 2 * * *'] },
}

describe('deployment (OPS-20, OPS-22, OPS-24)', () => {
  test('is described alike by wrangler.toml, the worker, the deploy command and docs/operations.md', () => {
    expect(deploymentGaps(places)).toEqual([])
  })

  test('lists where a new queue, bucket, object class and cron are missing', () => {
    expect(deploymentGaps({ ...places, config: extended })).toEqual([
      'queue taiyari-own is missing in worker/queues.ts',
      'queue taiyari-own is missing in docs/operations.md',
      'bucket taiyari-own-files is missing in docs/operations.md',
      'object class OwnObject is missing in the exports of worker/index.ts',
      'object class OwnObject is missing in the migrations of wrangler.toml',
      'object class OwnObject is missing in docs/operations.md',
      'cron 1 2 * * * is missing in worker/cron-jobs.ts',
      'cron 1 2 * * * is missing in docs/operations.md',
      'binding OWN_FILES is missing in worker/platform/deployment.ts',
      'binding OWN is missing in worker/platform/deployment.ts',
      'binding OWN_QUEUE is missing in worker/platform/deployment.ts',
      'queue taiyari-own has no dead_letter_queue in wrangler.toml',
    ])
  })

  test('lists what only the worker and its secrets name', () => {
    const names = { consumers: ['taiyari-gone'], crons: ['9 9 * * *'], bindings: ['GONE'], secrets: ['GONE_SECRET'] }
    const more = {
      consumers: [...places.consumers, ...names.consumers],
      crons: [...places.crons, ...names.crons],
      bindings: [...places.bindings, ...names.bindings],
      secrets: [...places.secrets, ...names.secrets],
    }
    expect(deploymentGaps({ ...places, ...more })).toEqual([
      'secret GONE_SECRET is missing in docs/operations.md',
      'queue taiyari-gone of worker/queues.ts is not in wrangler.toml',
      'cron 9 9 * * * of worker/cron-jobs.ts is not in wrangler.toml',
      'binding GONE of worker/platform/deployment.ts is not in wrangler.toml',
    ])
  })

  test('refuses to serve without one of its bindings, except on a laptop', () => {
    const bound = Object.fromEntries(bindingNames.map((name) => [name, {}]))
    expect(bindingFaults(bound)).toEqual([])
    expect(bindingFaults({ ...bound, FILES: undefined })).toEqual(['The binding FILES is missing.'])
    expect(bindingFaults({ DEPLOYMENT: 'local' })).toEqual([])
  })

  test('refuses to serve without one of its secrets', () => {
    const settings = {
      ADMIN_EMAILS: 'a@taiyari.in,b@taiyari.in,c@taiyari.in',
      PUBLIC_ORIGIN: 'https://taiyari.in',
      MAIL_FROM: 'no-reply@taiyari.in',
      OPENID_CLIENT_ID: 'taiyari',
    }
    const secrets = Object.fromEntries(secretNames.map((name) => [name, 's'.repeat(32)]))
    expect(deploymentFaults({ ...settings, ...secrets })).toEqual([])
    for (const name of secretNames)
      expect(deploymentFaults({ ...settings, ...secrets, [name]: '' })).toEqual([expect.stringContaining(name)])
  })
})

describe('payments of a deployment (OPS-48)', () => {
  const keys = { PAYMENT_KEY_ID: 'rzp_live_1', PAYMENT_KEY_SECRET: 'key', PAYMENT_WEBHOOK_SECRET: 'hook' }
  const sells = (settings: Parameters<typeof paymentFaults>[0]) =>
    // Other bindings are not read.
    gatewaySettings(settings as Parameters<typeof gatewaySettings>[0]) !== null

  test('sell with all keys, and nothing without any', () => {
    expect(paymentFaults(keys)).toEqual([])
    expect(sells(keys)).toBe(true)
    expect(paymentFaults({})).toEqual([])
    expect(sells({})).toBe(false)
  })

  test.each(Object.keys(keys))('are refused without %s alone, or with it alone', (name) => {
    const value = keys[name as keyof typeof keys]
    for (const settings of [{ ...keys, [name]: '' }, { [name]: value }]) {
      expect(paymentFaults(settings)).toEqual([expect.stringContaining('all of them or none')])
      expect(sells(settings)).toBe(false)
    }
  })

  test('are refused with test keys, except in a trial and on a laptop', () => {
    const trial = { ...keys, PAYMENT_KEY_ID: 'rzp_test_1' }
    expect(paymentFaults(trial)).toEqual([expect.stringContaining('test key')])
    expect(sells(trial)).toBe(false)
    expect(sells({ ...trial, PAYMENT_TEST_KEYS: 'allowed' })).toBe(true)
    expect(sells({ ...trial, DEPLOYMENT: 'local', PAYMENT_URL: 'http://127.0.0.1:1' })).toBe(true)
  })

  test('are refused over plain http', () => {
    const plain = { ...keys, PAYMENT_URL: 'http://gateway.test' }
    expect(paymentFaults(plain)).toEqual([expect.stringContaining('https')])
    expect(sells(plain)).toBe(false)
  })
})

describe('deploy command (OPS-21, OPS-22)', () => {
  test('creates what is missing, migrates every database, loads the reference data and deploys, in this order', () => {
    const { queues, buckets, databases } = resourcesOf(config)
    const calls = [...creationSteps(config), ...migrationSteps(config), referenceStep, workerStep('built.json', 'host')]
    expect(calls.map(({ args }) => args.join(' '))).toEqual([
      ...queues.map((name) => `queues create ${name}`),
      ...buckets.map((name) => `r2 bucket create ${name}`),
      ...databases.map(({ binding }) => `d1 migrations apply ${binding} --remote`),
      'd1 execute DB --remote --yes --file .tmp/reference.sql',
      'deploy --config built.json --domain host',
    ])
  })

  test('refuses the ids of the sample configuration', () => {
    expect(idFaults(config)).toHaveLength(3)
    const id = '0f3c9d2e-0000-4000-8000-00000000abcd'
    const own = { d1_databases: config.d1_databases.map((each) => ({ ...each, database_id: id })) }
    const kv = { kv_namespaces: config.kv_namespaces.map((each) => ({ ...each, id: 'ab12' })) }
    expect(idFaults({ ...config, ...own, ...kv })).toEqual([])
  })
})
