import type { Answer, Paper, PaperQuestion, Response, ResponseStatus } from '../../domain/attempts/contract.ts'
import type { LoggedEvent, LogEnd, UnhashedLog } from '../../domain/attempts/response-log.ts'
import { chosenOf } from '../../domain/questions/kinds/entered.ts'
import { optionsOf } from '../../domain/questions/kinds/presentation.ts'
import type { Random } from './synthetic.ts'

/**
 * Generates the acts that lead to the responses of a synthetic attempt: each question is opened, read and answered, some
 * after another choice, and some are answered again before the section ends. For demo data only.
 */
export type SyntheticAttempt = Pick<
  LogEnd,
  'attemptId' | 'userId' | 'testId' | 'testVersionId' | 'receipt' | 'language'
> & {
  startedAt: number
  submittedAt: number
}

/** Events within this time travel in one save, milliseconds. */
const batchMs = 60_000
const device = 'demo-device'
const shares = { otherChoice: 0.06, secondLook: 0.05, windowLeft: 0.15 }

type Act = Omit<LoggedEvent, 'seq' | 'at'>

/** One stay on a question: what is done there, at which share of its time, and its milliseconds. */
type Stay = { ms: number; acts: { act: Act; share: number }[] }

const markedStatus = (status: ResponseStatus): boolean => status === 'marked' || status === 'answered_marked'

const otherChoice = (question: PaperQuestion | undefined, answer: Answer, random: Random): Answer => {
  const chosen = chosenOf(answer)
  if (!question || chosen.length === 0) return null
  const others = optionsOf(question).filter(({ id }) => !chosen.includes(id))
  const other = others[Math.floor(random() * others.length)]
  return other ? { optionIds: [other.id] } : null
}

const opening = (
  questionId: string,
  ms: number,
  shown?: Pick<Response, 'answer' | 'status'>,
): Stay['acts'][number] => ({
  act: { questionId, answer: shown?.answer ?? null, status: shown?.status ?? 'not_answered', ms, act: 'visit' },
  share: 0,
})

/** The last acts on a question, which leave its response. */
const leaving = ({ questionId, answer, status, ms, certainty }: Response): Stay['acts'] => {
  const done = { questionId, answer, status, ms, ...(answer && certainty && { certainty }) }
  if (answer === null) return [{ act: { ...done, act: markedStatus(status) ? 'mark' : 'visit' }, share: 1 }]
  const chosen = { ...done, status: 'answered' as const, ms: Math.round(ms * 0.9), act: 'answer' as const }
  return [
    { act: chosen, share: 0.9 },
    { act: { ...done, act: 'answer' }, share: 1 },
  ]
}

/** The stays on a question: the first, and the second look at the end of the section where there is one. */
const staysOn = (
  question: PaperQuestion | undefined,
  response: Response,
  random: Random,
): { first: Stay; second: Stay | null } => {
  const { questionId, answer, ms } = response
  const [changes, looksAgain] = [random() < shares.otherChoice, random() < shares.secondLook]
  const other = otherChoice(question, answer, random)
  if (looksAgain && answer !== null) {
    const before = Math.round(ms * 0.7)
    // Left empty and marked, or answered in another way.
    const left: Response = other
      ? { ...response, answer: other, status: 'answered', ms: before }
      : { ...response, answer: null, status: 'marked', ms: before }
    return {
      first: { ms: before, acts: [opening(questionId, 0), ...leaving(left)] },
      second: { ms: ms - before, acts: [opening(questionId, before, left), ...leaving(response).slice(1)] },
    }
  }
  const half = Math.round(ms / 2)
  const tried: Stay['acts'] =
    changes && other
      ? [{ act: { questionId, answer: other, status: 'answered', ms: half, act: 'answer' }, share: 0.5 }]
      : []
  return { first: { ms, acts: [opening(questionId, 0), ...tried, ...leaving(response)] }, second: null }
}

const eventsOf = (paper: Paper, responses: readonly Response[], startedAt: number, random: Random): LoggedEvent[] => {
  const byQuestion = new Map(responses.map((response) => [response.questionId, response]))
  const questions = new Map(paper.questions.map((question) => [question.id, question]))
  const stays = paper.sections.flatMap(({ questionIds }) => {
    const ofSection = questionIds.flatMap((id) => {
      const response = byQuestion.get(id)
      return response ? [staysOn(questions.get(id), response, random)] : []
    })
    return [...ofSection.map(({ first }) => first), ...ofSection.flatMap(({ second }) => second ?? [])]
  })
  const events: LoggedEvent[] = []
  let at = startedAt
  for (const { ms, acts } of stays) {
    for (const { act, share } of acts) events.push({ seq: events.length + 1, ...act, at: at + Math.round(ms * share) })
    at += ms
  }
  return events
}

/** Events of the same minute as one save, received a moment after its last. */
const savesOf = (events: readonly LoggedEvent[], random: Random): UnhashedLog['saves'] => {
  const batches = Map.groupBy(events, ({ at }) => Math.floor((at - (events[0]?.at ?? 0)) / batchMs))
  return [...batches.values()].map((batch, index) => {
    const last = batch.at(-1)
    const [ackSeq, saidAt] = [last?.seq ?? 0, last?.at ?? 0]
    const receivedAt = saidAt + 100 + Math.round(random() * 400)
    return { revision: index + 1, device, epoch: 1, ackSeq, saidAt, receivedAt, total: ackSeq, events: batch }
  })
}

export const syntheticLog = (
  { startedAt, submittedAt, ...attempt }: SyntheticAttempt,
  paper: Paper,
  responses: readonly Response[],
  random: Random,
): UnhashedLog => {
  const saves = savesOf(eventsOf(paper, responses, startedAt, random), random)
  const leftAt = Math.round(startedAt + random() * (submittedAt - startedAt))
  const left = { kind: 'window_left' as const, at: leftAt, ms: 2_000 + Math.round(random() * 20_000) }
  return {
    saves,
    end: {
      ...attempt,
      state: 'submitted',
      begunAt: startedAt,
      closing: 1,
      closedAt: submittedAt,
      closedBy: 'student',
      sections: null,
      leases: [],
      countedEvidence: [],
      integrity: random() < shares.windowLeft ? [left] : [],
    },
  }
}
