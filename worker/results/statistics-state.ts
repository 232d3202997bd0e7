import { tallyFrom, tallyJson, type Tally } from '../../domain/results/statistics/tally.ts'
import { deleteFolder } from '../files/files.usecases.ts'
import type { Services } from '../platform/context.ts'

/**
 * Tallies between the steps of a task, in R2 under the last attempt that they hold: a repeated step reads and writes the
 * same files. At most some megabytes for a paper.
 */
type Files = Pick<Services, 'env'>

const folderOf = (taskId: string): string => `statistics/${taskId}/`

/** Tallies by version of the test. */
export type Tallies = Map<string, Tally>

export const putTallies = ({ env }: Files, taskId: string, after: string, tallies: Tallies) =>
  env.FILES.put(
    `${folderOf(taskId)}${after}.json`,
    JSON.stringify([...tallies].map(([versionId, tally]) => [versionId, tallyJson(tally)])),
  )

/** Throws where the file is missing. */
export const readTallies = async ({ env }: Files, taskId: string, after: string): Promise<Tallies> => {
  const file = await env.FILES.get(`${folderOf(taskId)}${after}.json`)
  if (!file) throw new Error('The counts of the previous step are missing.')
  const stored = await file.json<[string, string][]>()
  return new Map(stored.map(([versionId, json]) => [versionId, tallyFrom(json)]))
}

/** Deletes the counts of every step. */
export const deleteTallies = (services: Services, taskId: string): Promise<void> =>
  deleteFolder(services, folderOf(taskId))
