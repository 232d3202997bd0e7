import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What the attempt objects of a stopped product hold on disk: by attempt, each event as `seq question answer`. */
export const eventsOnDisk = (stateDir: string): Map<string, string[]> => {
  const files = globSync('do/*AttemptSession*/*.sqlite', { cwd: stateDir }).filter(
    (file) => !file.endsWith('metadata.sqlite'),
  )
  return new Map(files.map((file) => readObject(join(stateDir, file))))
}

const readObject = (file: string): [string, string[]] => {
  const database = new DatabaseSync(file)
  const sitting = database.prepare('SELECT attempt_id FROM sitting').get()
  const events = database.prepare('SELECT seq, question_id, answer FROM events ORDER BY device, seq').all()
  database.close()
  return [String(sitting?.attempt_id), events.map(({ seq, question_id, answer }) => `${seq} ${question_id} ${answer}`)]
}
