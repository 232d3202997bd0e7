import { join } from 'node:path'
import { unstable_readConfig, type Unstable_Config } from 'wrangler'
import { root } from '../root.ts'

export type Config = Unstable_Config

/** wrangler.toml, or what the build made of it. */
export const readConfig = (...path: string[]): Config =>
  unstable_readConfig({ config: join(root, ...(path.length > 0 ? path : ['wrangler.toml'])) }, { hideWarnings: true })

const unique = (names: (string | undefined)[]): string[] => [
  ...new Set(names.filter((name): name is string => name !== undefined)),
]

/** Everything that a deployment needs beside the worker, by the names of wrangler.toml. */
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

/** Names that the worker is given things by. */
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

/** Ids of the sample, which no database or namespace of an account has. */
const isSample = (id: string | undefined): boolean => /^[0-]*\d?$/.test(id ?? '')

/** Why nothing can be created or migrated yet, in words. */
export const idFaults = (config: Config): string[] => [
  ...config.d1_databases
    .filter(({ database_id }) => isSample(database_id))
    .map(({ binding }) => `wrangler.toml has no database_id of ${binding} yet: wrangler d1 create prints it.`),
  ...config.kv_namespaces
    .filter(({ id }) => isSample(id))
    .map(({ binding }) => `wrangler.toml has no id of ${binding} yet: wrangler kv namespace create prints it.`),
]
