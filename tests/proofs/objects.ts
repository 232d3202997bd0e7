import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ResponseEvent } from '../../domain/attempts/contract.ts'
import { scheduleOf, type Clock } from '../../domain/attempts/schedule.ts'

type OnDisk = {
  deadlineAt: number | null
  /** Each as `seq question answer`. */
  events: string[]
}

/** What the attempt objects of a stopped product hold on disk, by attempt. */
export const attemptsOnDisk = (stateDir: string): Map<string, OnDisk> => {
  const files = globSync('do/*AttemptSession*/*.sqlite', { cwd: stateDir }).filter(
    (file) => !file.endsWith('metadata.sqlite'),
  )
  return new Map(files.flatMap((file) => readObject(join(stateDir, file))))
}

/** Nothing where no attempt was made: a kill may have come first. */
const readObject = (file: string): [string, OnDisk][] => {
  const database = new DatabaseSync(file)
  const made = database.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'saves'`).get()
  const attempt = made && database.prepare('SELECT attempt_id, begun_at, clock FROM sitting').get()
  const saves = made ? database.prepare('SELECT events FROM saves ORDER BY device, id').all() : []
  database.close()
  if (!attempt) return []
  const { attempt_id: attemptId, begun_at: begunAt, clock } = attempt as Record<string, string | number>
  const events = saves.flatMap(({ events: text }) => JSON.parse(String(text)) as ResponseEvent[])
  const deadlineAt =
    begunAt === null ? null : scheduleOf({ ...JSON.parse(String(clock)), begunAt } as Clock, 0).deadlineAt
  return [
    [
      String(attemptId),
      {
        deadlineAt,
        events: events.map(({ seq, questionId, answer }) => `${seq} ${questionId} ${JSON.stringify(answer)}`),
      },
    ],
  ]
}
