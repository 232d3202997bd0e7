import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

type OnDisk = {
  deadlineAt: number | null
  /** Each as `seq question answer`. */
  events: string[]
}

/** What the attempt objects of a stopped product hold on disk, by attempt. */
export const sittingsOnDisk = (stateDir: string): Map<string, OnDisk> => {
  const files = globSync('do/*AttemptSession*/*.sqlite', { cwd: stateDir }).filter(
    (file) => !file.endsWith('metadata.sqlite'),
  )
  return new Map(files.map((file) => readObject(join(stateDir, file))))
}

const readObject = (file: string): [string, OnDisk] => {
  const database = new DatabaseSync(file)
  // The deadline of a paper without sections of their own time, extra time or pauses.
  const sitting = database
    .prepare(`SELECT attempt_id, begun_at + (clock ->> 'durationMs') AS deadline_at FROM sitting`)
    .get()
  const rows = database
    .prepare(
      `SELECT event.value ->> 'seq' AS seq, event.value ->> 'questionId' AS question_id, event.value -> 'answer' AS answer
       FROM saves, json_each(saves.events) AS event ORDER BY saves.device, seq`,
    )
    .all()
  database.close()
  const events = rows.map(({ seq, question_id, answer }) => `${seq} ${question_id} ${answer}`)
  return [String(sitting?.attempt_id), { deadlineAt: (sitting?.deadline_at as number | null) ?? null, events }]
}
