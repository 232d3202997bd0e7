import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ResponseEvent } from '../../domain/attempts/contract.ts'
import { scheduleOf, type Clock } from '../../domain/attempts/schedule.ts'

type OnDisk = {
  deadlineAt: number | null
  /** Formatted as `seq question answer`. */
  events: string[]
}

/** The attempts in the Durable Object files of a stopped server, by attempt id. */
export const attemptsOnDisk = (stateDir: string): Map<string, OnDisk> => {
  const files = globSync('do/*AttemptSession*/*.sqlite', { cwd: stateDir }).filter(
    (file) => !file.endsWith('metadata.sqlite'),
  )
  return new Map(files.flatMap((file) => readObject(join(stateDir, file))))
}

/** Empty if a kill came before the attempt was created. */
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
