import { boundNames, resourcesOf, type Config } from '../../scripts/deploy/resources.ts'
import { creationSteps, migrationSteps } from '../../scripts/deploy/steps.ts'

/** Sources that describe a deployment beside wrangler.toml. */
export type Places = {
  config: Config
  /** Queues with a consumer, and crons with jobs. */
  consumers: string[]
  crons: string[]
  /** Bindings and secrets that the worker checks at run time. */
  bindings: string[]
  secrets: string[]
  /** Classes exported by the worker. */
  exported: string[]
  /** Text of docs/operations.md. */
  operations: string
}

type Kind = { kind: string; names: string[]; places: [place: string, has: (name: string) => boolean][] }

const isIn = (names: string[]) => (name: string) => names.includes(name)

/** Names that a source has and wrangler.toml lacks. */
const strangers = (kind: string, names: string[], known: string[], place: string): string[] =>
  names.filter((name) => !known.includes(name)).map((name) => `${kind} ${name} of ${place} is not in wrangler.toml`)

const deadLetterGaps = ({ queues }: Config): string[] => {
  const dead = (queues.consumers ?? []).map(({ dead_letter_queue }) => dead_letter_queue)
  return (queues.consumers ?? [])
    .filter(({ queue, dead_letter_queue }) => !dead.includes(queue) && dead_letter_queue === undefined)
    .map(({ queue }) => `queue ${queue} has no dead_letter_queue in wrangler.toml`)
}

/** One sentence per missing entry of a source; empty if all agree. */
export const deploymentGaps = ({ config, consumers, crons, bindings, secrets, exported, operations }: Places) => {
  const resources = resourcesOf(config)
  const created = [...creationSteps(config), ...migrationSteps(config)].flatMap(({ args }) => args)
  const consumed = (config.queues.consumers ?? []).map(({ queue }) => queue)
  const migrated = config.migrations.flatMap(({ new_sqlite_classes = [] }) => new_sqlite_classes)
  const inOperations: Kind['places'][number] = ['docs/operations.md', (name) => operations.includes(`\`${name}\``)]
  const kinds: Kind[] = [
    {
      kind: 'queue',
      names: resources.queues,
      places: [
        ['worker/queues.ts', isIn(consumers)],
        ['the consumers of wrangler.toml', isIn(consumed)],
        ['the deploy command', isIn(created)],
        inOperations,
      ],
    },
    { kind: 'bucket', names: resources.buckets, places: [['the deploy command', isIn(created)], inOperations] },
    {
      kind: 'database',
      names: resources.databases.map(({ binding }) => binding),
      places: [['the deploy command', isIn(created)]],
    },
    {
      kind: 'database',
      names: resources.databases.map(({ database_name = '' }) => database_name),
      places: [inOperations],
    },
    { kind: 'namespace', names: resources.namespaces.map(({ binding }) => binding), places: [inOperations] },
    {
      kind: 'object class',
      names: resources.classes,
      places: [
        ['the exports of worker/index.ts', isIn(exported)],
        ['the migrations of wrangler.toml', isIn(migrated)],
        inOperations,
      ],
    },
    { kind: 'cron', names: resources.crons, places: [['worker/cron-jobs.ts', isIn(crons)], inOperations] },
    { kind: 'binding', names: boundNames(config), places: [['worker/platform/deployment.ts', isIn(bindings)]] },
    { kind: 'secret', names: secrets, places: [inOperations] },
  ]
  return [
    ...kinds.flatMap(({ kind, names, places }) =>
      names.flatMap((name) =>
        places.filter(([, has]) => !has(name)).map(([place]) => `${kind} ${name} is missing in ${place}`),
      ),
    ),
    ...deadLetterGaps(config),
    ...strangers('queue', consumers, resources.queues, 'worker/queues.ts'),
    ...strangers('cron', crons, resources.crons, 'worker/cron-jobs.ts'),
    ...strangers('binding', bindings, boundNames(config), 'worker/platform/deployment.ts'),
  ]
}
