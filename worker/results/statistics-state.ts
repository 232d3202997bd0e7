import { emptyLevels, type Levels } from '../../domain/results/statistics/levels.ts'
import { tallyLines, withTallyLine } from '../../domain/results/statistics/tally-lines.ts'
import type { Tally } from '../../domain/results/statistics/tally.ts'
import { deleteFolder } from '../files/files.usecases.ts'
import type { Services } from '../platform/context.ts'
import { pause } from '../platform/pause.ts'

/**
 * Tallies between the steps of a task, in R2 under the last attempt that they hold: a repeated step reads and writes the
 * same files. At most some megabytes for a paper, written and read line by line so that requests are served meanwhile.
 */
type Files = Pick<Services, 'env'>

const folderOf = (taskId: string): string => `statistics/${taskId}/`
const fileOf = (taskId: string, after: string): string => `${folderOf(taskId)}${after}.txt`

/** Counts of a version of the test. */
export type VersionCounts = { tally: Tally; levels: Levels }

/** Counts by version of the test. */
export type Tallies = Map<string, VersionCounts>

/** Begin the line of a version, which its levels follow, and that of its levels; those of a tally begin with a brace. */
const versionSign = '#'
const levelsSign = '~'

const linesPerTurn = 4

const inTurns = async (lines: Iterable<string>, take: (line: string) => void): Promise<void> => {
  let taken = 0
  for (const line of lines) {
    take(line)
    taken += 1
    if (taken % linesPerTurn === 0) await pause()
  }
}

export const putTallies = async ({ env }: Files, taskId: string, after: string, tallies: Tallies): Promise<void> => {
  const lines: string[] = []
  for (const [versionId, { tally, levels }] of tallies) {
    lines.push(`${versionSign}${versionId}`, `${levelsSign}${JSON.stringify(levels)}`)
    await inTurns(tallyLines(tally), (line) => void lines.push(line))
  }
  await env.FILES.put(fileOf(taskId, after), lines.join('\n'))
}

/** Throws where the file is missing. */
export const readTallies = async ({ env }: Files, taskId: string, after: string): Promise<Tallies> => {
  const file = await env.FILES.get(fileOf(taskId, after))
  if (!file) throw new Error('The counts of the previous step are missing.')
  const tallies: Tallies = new Map()
  let [versionId, levels, tally] = ['', null as Levels | null, null as Tally | null]
  await inTurns((await file.text()).split('\n'), (line) => {
    if (line.startsWith(versionSign)) [versionId, tally] = [line.slice(versionSign.length), null]
    else if (line.startsWith(levelsSign)) levels = JSON.parse(line.slice(levelsSign.length)) as Levels
    else {
      tally = withTallyLine(tally, line)
      tallies.set(versionId, { tally, levels: levels ?? emptyLevels(tally.cells.length) })
    }
  })
  return tallies
}

/** Deletes the counts of every step. */
export const deleteTallies = (services: Services, taskId: string): Promise<void> =>
  deleteFolder(services, folderOf(taskId))
