import { resourcesOf, type Config } from './resources.ts'

/** Call of wrangler, skipped if `unless` succeeds. */
export type DeployStep = { title: string; args: string[]; unless?: string[] }

/** Path of the generated SQL of the reference data, relative to the checkout. */
export const referenceFile = '.tmp/reference.sql'

/** Creates the queues and buckets of wrangler.toml that the account lacks. */
export const creationSteps = (config: Config): DeployStep[] => {
  const { queues, buckets } = resourcesOf(config)
  return [
    ...queues.map((queue) => ({
      title: `Create the queue ${queue}, if it is missing`,
      args: ['queues', 'create', queue],
      unless: ['queues', 'info', queue],
    })),
    ...buckets.map((bucket) => ({
      title: `Create the bucket ${bucket}, if it is missing`,
      args: ['r2', 'bucket', 'create', bucket],
      unless: ['r2', 'bucket', 'info', bucket],
    })),
  ]
}

/** Migrates the databases to the new worker's schema. */
export const migrationSteps = (config: Config): DeployStep[] =>
  resourcesOf(config).databases.map(({ binding, migrations_dir }) => ({
    title: `Apply the migrations of ${migrations_dir} to ${binding}`,
    args: ['d1', 'migrations', 'apply', binding, '--remote'],
  }))

export const referenceStep: DeployStep = {
  title: 'Load the reference data that is newer',
  args: ['d1', 'execute', 'DB', '--remote', '--yes', '--file', referenceFile],
}

/** Deploys the built worker (`built`: its configuration) to the product's host. */
export const workerStep = (built: string, host: string): DeployStep => ({
  title: `Deploy the worker to ${host}`,
  args: ['deploy', '--config', built, '--domain', host],
})
