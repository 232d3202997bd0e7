import { join } from 'node:path'
import { unstable_readConfig, type Unstable_Config } from 'wrangler'
import { root } from '../root.ts'

export type Config = Unstable_Config

/** Configuration in wrangler.toml, or in the build's copy. */
export const readConfig = (...path: string[]): Config =>
  unstable_readConfig({ config: join(root, ...(path.length > 0 ? path : ['wrangler.toml'])) }, { hideWarnings: true })

const unique = (names: (string | undefined)[]): string[] => [
  ...new Set(names.filter((name): name is string => name !== undefined)),
]

/** Resources of a deployment beside the worker, by their names in wrangler.toml. */
export const resourcesOf = ({
  queues,
  r2_buckets,
  d1_databases,
  kv_namespaces,
  durable_objects,
  triggers,
}: Config) => ({
  queues: unique([
    ...(queues.producers ?? []).map(({ queue }) => queue),
    ...(queues.consumers ?? []).flatMap(({ queue, dead_letter_queue }) => [queue, dead_letter_queue]),
  ]),
  buckets: unique(r2_buckets.map(({ bucket_name }) => bucket_name)),
  databases: d1_databases,
  namespaces: kv_namespaces,
  classes: unique(durable_objects.bindings.map(({ class_name }) => class_name)),
  crons: triggers.crons ?? [],
})

/** Names of all bindings of the worker. */
export const boundNames = (config: Config): string[] =>
  unique([
    config.assets?.binding,
    ...config.d1_databases.map(({ binding }) => binding),
    ...config.kv_namespaces.map(({ binding }) => binding),
    ...config.r2_buckets.map(({ binding }) => binding),
    ...config.durable_objects.bindings.map(({ name }) => name),
    ...(config.queues.producers ?? []).map(({ binding }) => binding),
    ...(config.send_email ?? []).map(({ name }) => name),
  ])

/** True for the sample's ids, which exist in no account. */
const isSample = (id: string | undefined): boolean => /^[0-]*\d?$/.test(id ?? '')

/** Reasons why nothing can be created or migrated yet. */
export const idFaults = (config: Config): string[] => [
  ...config.d1_databases
    .filter(({ database_id }) => isSample(database_id))
    .map(({ binding }) => `wrangler.toml has no database_id of ${binding} yet: wrangler d1 create prints it.`),
  ...config.kv_namespaces
    .filter(({ id }) => isSample(id))
    .map(({ binding }) => `wrangler.toml has no id of ${binding} yet: wrangler kv namespace create prints it.`),
]
