import type { ExportedQuestion } from '../../../domain/questions/exchange/contract.ts'
import type { FieldName } from '../../../domain/questions/exchange/fields.ts'
import { recordOfQuestion } from '../../../domain/questions/exchange/record-of-question.ts'
import type { Pause } from './file-format.ts'

export type ExportRecord = ReadonlyMap<FieldName, string>

/** Records of questions; the first with a passage has its texts, the others its code. */
export async function* exportRecords(
  questions: AsyncIterable<ExportedQuestion>,
  pause: Pause,
): AsyncGenerator<ExportRecord> {
  const passages = new Set<string>()
  for await (const { question, passage } of questions) {
    await pause()
    const isNew = passage !== null && !passages.has(passage.code)
    if (isNew) passages.add(passage.code)
    yield recordOfQuestion({ question, passage: isNew ? passage : null })
  }
}
