import type {
  CompactIntegrity,
  CompactResponses,
  InlineResponses,
  StoredIntegrity,
  StoredResponses,
} from '../../domain/results/compact.ts'
import type { Services } from '../platform/context.ts'

/**
 * Answers and integrity log of a result that are too long for its row (long texts, or hundreds of entries) are in R2.
 * The row names the file, so that no result takes more than 2 kB of the database.
 */

/**
 * Maximum bytes of responses, scores and integrity log in a row; with its other columns and its indexes it stays within
 * 2 kB.
 */
const maxBytes = 1_400

type LongAnswers = { responses: CompactResponses; integrity: CompactIntegrity }
type Files = Pick<Services, 'env'>

export const answersFolder = (attemptId: string): string => `answers/${attemptId}/`

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

const putAnswers = ({ env }: Files, file: string, { responses, integrity }: LongAnswers) =>
  env.FILES.put(file, JSON.stringify({ responses, integrity }), { httpMetadata: { contentType: 'application/json' } })

/** Row as it is stored: answers that are too long are first put into a file, idempotently. */
export const withLongAnswersStored = async <
  Row extends LongAnswers & { attemptId: string; closing: number; scores: unknown },
>(
  services: Files,
  row: Row,
): Promise<Omit<Row, 'responses'> & { responses: CompactResponses | { file: string } }> => {
  const { attemptId, closing, responses, scores, integrity } = row
  if (bytesOf([responses, scores, integrity]) <= maxBytes) return row
  const file = `${answersFolder(attemptId)}${closing}.json`
  await putAnswers(services, file, row)
  return { ...row, responses: { file }, integrity: '' }
}

/** Row with its answers loaded. Throws where their file is missing. */
export const withAnswers = async <Row extends { responses: StoredResponses; integrity: StoredIntegrity }>(
  { env }: Files,
  row: Row,
): Promise<Omit<Row, 'responses'> & { responses: InlineResponses }> => {
  const { responses } = row
  if (!('file' in responses)) return { ...row, responses }
  const file = await env.FILES.get(responses.file)
  if (!file) throw new Error(`Missing file: ${responses.file}`)
  return { ...row, ...(await file.json<LongAnswers>()) }
}

/** Removes the integrity log and the files of earlier closings from a result that is kept without its student. */
export const removePersonalAnswers = async (
  services: Files,
  attemptId: string,
  responses: StoredResponses,
): Promise<void> => {
  const kept = 'file' in responses ? responses.file : null
  if (kept !== null) {
    const long = await withAnswers(services, { responses, integrity: '' })
    await putAnswers(services, kept, { ...long, integrity: '' } as LongAnswers)
  }
  const { objects } = await services.env.FILES.list({ prefix: answersFolder(attemptId) })
  const others = objects.map(({ key }) => key).filter((key) => key !== kept)
  if (others.length > 0) await services.env.FILES.delete(others)
}
