import { resourcesOf, type Config } from './resources.ts'

/** A call of wrangler; left out where `unless` succeeds. */
export type DeployStep = { title: string; args: string[]; unless?: string[] }

/** The path of the generated SQL of the reference data, from the root of the checkout. */
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

/** Brings the tables of the databases to what the new worker expects. */
export const migrationSteps = (config: Config): DeployStep[] =>
  resourcesOf(config).databases.map(({ binding, migrations_dir }) => ({
    title: `Apply the migrations of ${migrations_dir} to ${binding}`,
    args: ['d1', 'migrations', 'apply', binding, '--remote'],
  }))

export const referenceStep: DeployStep = {
  title: 'Load the reference data that is newer',
  args: ['d1', 'execute', 'DB', '--remote', '--yes', '--file', referenceFile],
}

/** Puts the built worker (`built`: its configuration) at the host of the product. */
export const workerStep = (built: string, host: string): DeployStep => ({
  title: `Deploy the worker to ${host}`,
  args: ['deploy', '--config', built, '--domain', host],
})
