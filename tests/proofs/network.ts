import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeApi } from '../../client/api.ts'
import { memoryStore } from '../support/memory-store.ts'
import { createSync } from '../../client/features/attempts/journal/sync.ts'
import { attemptCalls } from '../../client/features/attempts/journal/transport.ts'
import type { Answer, NewLease } from '../../domain/attempts/contract.ts'
import { sameAnswer } from '../../domain/questions/kinds/entered.ts'
import {
  answerTo,
  begin,
  call,
  inParallel,
  signUp,
  start,
  submit,
  view,
  type OpenAttempt,
} from '../support/api-student.ts'
import { evenFaults, faultWords, startFaultProxy, type FaultProxy } from './fault-proxy.ts'
import type { ProofRow } from './row.ts'

/** A test whose questions are always open. */
const testId = 'tst_jee-advanced-1'
/** Divides the client's delays. */
const haste = 40
const answersEach = 12
const drainMs = 60_000

const after = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms / haste)
  return () => clearTimeout(timer)
}

/** The client's sync module on a new device that takes the attempt over, behind the proxy. */
const openDevice = async (
  url: string,
  proxy: FaultProxy,
  { student, attemptId }: OpenAttempt,
  random: () => number,
) => {
  const device = `device-${randomUUID()}`
  const { lease } = await call<NewLease>(url, 'POST', `/api/attempts/${attemptId}/lease`, student.cookie, { device })
  const withCookie: typeof fetch = (input, init) =>
    fetch(input, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie: student.cookie, origin: proxy.url },
    })
  const calls = attemptCalls(makeApi(proxy.url, withCookie), attemptId)
  const sync = createSync({
    send: (batch) => calls.sync({ lease, device, batch }, () => undefined),
    store: memoryStore().events(attemptId),
    now: Date.now,
    schedule: after,
    random,
  })
  sync.start([], 0)
  return sync
}

/** Answers over a faulty network, then compares the stored answers with the last ones given. */
const runSchedule = async (
  url: string,
  proxy: FaultProxy,
  attempt: OpenAttempt,
  random: () => number,
): Promise<string[]> => {
  const { attemptId, questions } = attempt
  const sync = await openDevice(url, proxy, attempt, random)
  const last = new Map<string, Answer>()
  for (let turn = 0; turn < answersEach; turn += 1) {
    const question = questions[Math.floor(random() * questions.length)]
    if (!question) continue
    const answer = random() < 0.1 ? null : answerTo(question, Math.floor(random() * 4))
    last.set(question.id, answer)
    const did = answer
      ? ({ status: 'answered', act: 'answer' } as const)
      : ({ status: 'not_answered', act: 'clear' } as const)
    void sync.record({ questionId: question.id, answer, ...did, ms: turn })
    await sleep(random() * 40)
  }
  await sync.drain(drainMs * haste)
  const { hold, refused } = sync.state()
  sync.stop()
  if (hold || refused || sync.unsent().length > 0)
    return [`${attemptId}: not everything was sent (${hold ?? 'waiting'})`]
  // A delayed request may still arrive and must change nothing.
  await proxy.settled()
  const { responses } = await view(url, attempt)
  const stored = new Map(responses.map(({ questionId, answer }) => [questionId, answer]))
  return [...last]
    .filter(([questionId, answer]) => !stored.has(questionId) || !sameAnswer(stored.get(questionId) ?? null, answer))
    .map(([questionId]) => `${attemptId}: ${questionId} is not what was written last`)
}

const submitFromNewest = async (url: string, attempt: OpenAttempt): Promise<void> => {
  const { student, attemptId, device } = attempt
  const taken = await call<NewLease>(url, 'POST', `/api/attempts/${attemptId}/lease`, student.cookie, { device })
  await submit(url, { ...attempt, lease: taken.lease })
}

type NetworkPlan = { schedules: number; students: number; random: () => number }

/** Runs schedules of network faults through the client's sync module and a proxy against the real server. */
const proveNetwork = async (url: string, { schedules, students, random }: NetworkPlan) => {
  const { injected, nextFault } = evenFaults(random)
  const faults: string[] = []
  const proxy = await startFaultProxy(url, { nextFault, lateMs: () => random() * 400 })
  try {
    const numbers = Array.from({ length: students }, (_, index) => index)
    const attempts = await inParallel(numbers, 4, async (index) => {
      const student = await signUp(url, `Network ${index}`)
      return begin(url, student, await start(url, student, testId))
    })
    await inParallel(attempts, students, async (attempt, index) => {
      for (let round = index; round < schedules; round += students)
        faults.push(...(await runSchedule(url, proxy, attempt, random)))
      await submitFromNewest(url, attempt)
    })
  } finally {
    proxy.close()
  }
  return { injected, faults }
}

export const network: ProofRow = {
  name: 'network',
  run: async ({ short, random, product }) => {
    const plan = { schedules: short ? 20 : 1_000, students: short ? 10 : 20, random }
    const { injected, faults } = await proveNetwork((await product()).url, plan)
    console.log(
      `${plan.schedules} network schedules through the client's sync module (saves: ${faultWords(injected)}): ${plan.schedules * answersEach} answers, ${faults.length} not as they were given last`,
    )
    return faults
  },
}
