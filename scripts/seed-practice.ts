import type { Paper, ResponseEvent } from '../domain/attempts/contract.ts'
import { dateInIndia } from '../domain/india.ts'
import type { QuestionKey } from '../domain/questions/contract.ts'
import type { MistakeKind } from '../domain/revision/mistake-kinds.ts'
import { seedAccounts } from '../drizzle/seed/accounts.ts'
import { demoNotes, demoPractice, demoSettings, type DemoPractice } from '../drizzle/seed/demo-practice.ts'
import { seeded } from '../drizzle/seed/random.ts'
import { guessedAnswer, rightAnswer, type Random } from '../drizzle/seed/synthetic.ts'
import type { Services } from '../worker/platform/context.ts'
import { newId } from '../worker/platform/ids.ts'
import { practisedSecrets } from '../worker/questions/practice.usecases.ts'
import { deckOf } from '../worker/revision/deck.ts'
import { chooseKind, readMistakes } from '../worker/revision/mistakes.usecases.ts'
import { writeNote } from '../worker/revision/notes.usecases.ts'
import { startPractice } from '../worker/revision/practice-start.usecases.ts'
import { finishPractice, listPractice, readPractice, savePractice } from '../worker/revision/practice.usecases.ts'
import { changeSettings } from '../worker/revision/revision.usecases.ts'

const minute = 60_000
const day = 24 * 60 * minute
const [{ id: uid }] = seedAccounts
const device = 'demo-device'
const shares = { right: 0.8, sureWhenRight: 0.7, sureWhenWrong: 0.3 }
const kinds: readonly MistakeKind[] = ['misread', 'knowledge', 'careless']

/** Services at an instant of the past. */
const servicesAt = (services: Services, at: number, random: Random): Services => ({
  ...services,
  random,
  now: () => at,
  newId: (prefix) => newId(prefix, at),
})

/** Keys of a session's questions by question. */
const keysOf = async (services: Services, sessionId: string): Promise<ReadonlyMap<string, QuestionKey>> => {
  const session = await deckOf(services, uid).session(sessionId, services.now())
  const items = session?.items ?? []
  const secrets = await practisedSecrets(
    services,
    items.flatMap(({ questionVersionId }) => questionVersionId ?? []),
  )
  return new Map(
    items.flatMap(({ id, questionVersionId }) => {
      const secret = questionVersionId === null ? undefined : secrets.get(questionVersionId)
      return secret ? [[id, secret.key] as const] : []
    }),
  )
}

/** Answers to the first questions of a session, one every half a minute. */
const answersOf = (
  paper: Paper,
  keys: ReadonlyMap<string, QuestionKey>,
  { answers }: DemoPractice,
  startedAt: number,
  random: Random,
): ResponseEvent[] =>
  paper.questions.slice(0, answers).flatMap((question, index) => {
    const key = keys.get(question.id)
    if (!key) return []
    const isRight = random() < shares.right
    const isSure = random() < (isRight ? shares.sureWhenRight : shares.sureWhenWrong)
    return {
      seq: index + 1,
      questionId: question.id,
      answer: isRight ? rightAnswer(key) : guessedAnswer(question, key, random),
      status: 'answered',
      at: startedAt + (index + 1) * 30_000,
      ms: 15_000 + Math.round(random() * 15_000),
      act: 'answer',
      certainty: isSure ? 'sure' : 'half',
    } satisfies ResponseEvent
  })

const practise = async (services: Services, practice: DemoPractice, now: number, random: Random): Promise<string> => {
  const startedAt = now - practice.minutesAgo * minute
  const { sessionId } = await startPractice(servicesAt(services, startedAt, random), uid, practice.start)
  const later = servicesAt(services, startedAt + 15 * minute, random)
  const { paper } = await readPractice(later, uid, sessionId)
  const batch = answersOf(paper, await keysOf(later, sessionId), practice, startedAt, random)
  if (batch.length > 0) await savePractice(later, uid, sessionId, { device, batch })
  if (practice.isFinished) await finishPractice(later, uid, sessionId)
  return sessionId
}

/**
 * Gives the demo's student settings, practice, notes and own kinds of mistakes, through the use cases of the product at
 * instants of the past. Returns the number of sessions; 0 if there are some already.
 */
export const seedPractice = async (services: Services, now: number): Promise<number> => {
  const { open, finished } = await listPractice(services, uid)
  if (open.length + finished.length > 0) return 0
  const { examInDays, ...settings } = demoSettings
  await changeSettings(services, uid, { ...settings, examDate: dateInIndia(now + examInDays * day) })
  const random = seeded(75)
  const sessions: string[] = []
  for (const practice of demoPractice) sessions.push(await practise(services, practice, now, random))
  const first = sessions[0] === undefined ? null : await deckOf(services, uid).session(sessions[0], now)
  for (const [index, text] of demoNotes.entries()) {
    const questionId = first?.items[index]?.id
    if (questionId !== undefined) await writeNote(services, uid, questionId, { text, attemptId: null })
  }
  const { items } = await readMistakes(services, uid, {})
  for (const [index, kind] of kinds.entries()) {
    const mistake = items[index]
    if (mistake) await chooseKind(services, uid, mistake.questionId, kind)
  }
  return sessions.length
}
