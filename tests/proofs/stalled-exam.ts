import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { defaultDrainMs, drainEndsAt } from '../../domain/attempts/timing.ts'
import { stallKinds, type StallKind } from '../objects/stalling-network.ts'
import { call, view, type ApiStudent } from '../support/api-student.ts'
import { desktop } from '../support/browser.ts'
import { claims, lastOf, keptNumbersOn, falseClaims } from './exam-claims.ts'
import { choicesOn, recordExam, screensSince, type Choice, type RecordedScreen } from './exam-recorder.ts'
import { examPage, signInBrowser, type ExamPage } from './exam-page.ts'
import { evidenceIn, holdingsOf, type Attempt, type Holdings } from './holdings.ts'
import { startStallProxy, type StallCounts } from './stall-proxy.ts'

/** Times are milliseconds relative to the deadline. */
export type StallSchedule = {
  stall: { from: number; to: number; kind: StallKind | 'mixed' }
  /** Delay after which the browser notices the loss and the return of the network; null if it never does. */
  noticedAfterMs: number | null
  wayMs: number
  answers: { at: number; question: number; option: number }[]
}

/** End of the stall: within the drain window, late in it, or after it. */
export type Reach = 'short' | 'far' | 'beyond'

const oneOf = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)] as Item

/** Questions per section, and options per question. */
const size = { section: 5, options: 4 }

export const drawStall = (reach: Reach, random: () => number): StallSchedule => {
  const between = (least: number, most: number): number => Math.round(least + random() * (most - least))
  const from = between(-8_000, reach === 'beyond' ? -4_000 : 2_000)
  const lengths = {
    short: oneOf([between(0, 8_000), between(0, 15_000), between(0, 40_000)], random),
    far: between(40_000, 115_000),
    beyond: defaultDrainMs + between(5_000, 8_000) - from,
  }
  // The other kinds would deliver something in time.
  const kinds = reach === 'beyond' ? (['silent', 'reset'] as const) : ([...stallKinds, 'mixed'] as const)
  return {
    stall: { from, to: from + lengths[reach], kind: oneOf(kinds, random) },
    noticedAfterMs: random() < 0.3 ? between(0, 500) : null,
    wayMs: oneOf([5, 40, 150], random),
    answers: Array.from({ length: between(3, 7) }, () => ({
      at: oneOf([between(-8_000, -200), between(-4_000, -200), between(-1_500, -100)], random),
      question: between(0, size.section - 1),
      option: between(0, size.options - 1),
    })).toSorted((one, other) => one.at - other.at),
  }
}

export type StallRun = {
  browser: Browser
  url: string
  testId: string
  student: ApiStudent
  schedule: StallSchedule
  random: () => number
}

/** Counts of answers by outcome. */
export type StallOutcome = {
  faults: string[]
  answers: number
  counted: number
  kept: number
  atTheEdge: number
  screens: number
  met: StallCounts
}

const until = (at: number): Promise<void> => sleep(Math.max(0, at - Date.now()))

/**
 * This close to the deadline the page may take the time to be over, so the answer only has to be stored, counted or
 * not.
 */
const edgeMs = 100
const sampleMs = 250
/** Longest delay before a page sends again: its longest backoff plus a hanging request. */
const sendsAgainMs = 20_000
const isDoneWithinMs = 45_000

/** Gives the planned answers. A choice that the screen refuses is not recorded. */
const answerAll = async (exam: ExamPage, page: Page, { answers }: StallSchedule, deadlineAt: number): Promise<void> => {
  page.setDefaultTimeout(1_500)
  try {
    for (const { at, question, option } of answers) {
      await until(deadlineAt + at - 250)
      await exam.jump(question)
      await until(deadlineAt + at)
      await exam.choose(option)
    }
  } catch (error) {
    if (Date.now() < deadlineAt) throw error
  }
}

const noticeStall = async (context: BrowserContext, { stall, noticedAfterMs }: StallSchedule, deadlineAt: number) => {
  if (noticedAfterMs === null) return
  await until(deadlineAt + stall.from + noticedAfterMs)
  await context.setOffline(true)
  await until(deadlineAt + stall.to + noticedAfterMs)
  await context.setOffline(false)
}

/** Reads every change of the screen and compares its claims with the server. */
const watchScreen = (page: Page, url: string, attempt: Attempt) => {
  const faults = new Set<string>()
  let last: RecordedScreen | null = null
  let count = 0
  const look = async (): Promise<void> => {
    const screens = await screensSince(page)
    last = screens.at(-1) ?? last
    count += screens.length
    const claiming = screens.filter(claims)
    if (claiming.length === 0) return
    const holdings = await holdingsOf(url, attempt)
    const now = await choicesOn(page)
    for (const screen of claiming) for (const fault of falseClaims(screen, holdings, now)) faults.add(fault)
  }
  return { look, faults: () => [...faults], last: () => last, count: () => count }
}
type Watch = ReturnType<typeof watchScreen>

/** Waits until the page has stated the outcome of every answer. False at the time limit. */
const statesOutcomes = async (
  page: Page,
  watch: Watch,
  kept: () => Promise<number[]>,
  limitAt: number,
): Promise<boolean> => {
  while (Date.now() < limitAt) {
    await sleep(sampleMs)
    await watch.look()
    if (!(await page.getByRole('button', { name: 'See the result' }).isVisible())) continue
    const told = keptNumbersOn(watch.last() ?? { at: 0, lines: [], chip: null, ends: true, choices: [] })
    if ((await kept()).every((number) => told.includes(number))) return true
  }
  return false
}

/** Judges the last choice for each question, and the last one before the deadline. */
const judged = (choices: Choice[], { counts, kept }: Holdings, deadlineAt: number, isSentInTime: boolean) => {
  const isSafe = ({ number, letter }: Choice) => counts.get(number) === letter || kept.get(number)?.includes(letter)
  const words = ({ number, letter, at }: Choice) =>
    `question ${number} was ${letter} ${deadlineAt - at} ms before the deadline, stored is ${counts.get(number)}, kept ${kept.get(number)}`
  const inTime = [...lastOf(choices.filter(({ at }) => at < deadlineAt - edgeMs)).values()]
  const atTheEdge = [...lastOf(choices).values()].filter(({ at }) => at >= deadlineAt - edgeMs)
  const isReplaced = ({ number }: Choice) =>
    atTheEdge.some((later) => later.number === number && counts.get(number) === later.letter)
  const lost = [...inTime.filter((choice) => !isReplaced(choice)), ...atTheEdge].filter((choice) => !isSafe(choice))
  const uncounted = inTime.filter((choice) => counts.get(choice.number) !== choice.letter && !isReplaced(choice))
  return {
    answers: new Set([...inTime, ...atTheEdge]).size,
    atTheEdge: atTheEdge.length,
    counted: inTime.length - uncounted.length,
    kept: uncounted.filter(isSafe).length,
    faults: [
      ...lost.map((choice) => `LOST: ${words(choice)}`),
      ...(isSentInTime ? uncounted.filter(isSafe).map((choice) => `not counted: ${words(choice)}`) : []),
    ],
  }
}

/** Begins the test and waits until the page has loaded its lazy parts. */
const beginExam = async (page: Page, exam: ExamPage, url: string, proxyUrl: string, { student, testId }: StallRun) => {
  await exam.begin(`${proxyUrl}/test/${testId}`)
  const { items } = await call<{ items: { attemptId: string }[] }>(url, 'GET', '/api/attempts', student.cookie)
  const attempt = { student, attemptId: items[0]?.attemptId ?? '' }
  const { deadlineAt } = await view(url, attempt)
  if (deadlineAt === null) throw new Error('The clock has not started.')
  await page.waitForLoadState('networkidle')
  return { attempt, deadlineAt }
}

type Running = { page: Page; exam: ExamPage; attempt: Attempt; deadlineAt: number; watch: Watch }

/** Answers, and keeps the page open until it has stated every outcome. */
const answerAndWait = async ({ page, exam, attempt, deadlineAt, watch }: Running, { url, schedule }: StallRun) => {
  const lookUntilDeadline = async () => {
    while (Date.now() < deadlineAt) {
      await sleep(sampleMs)
      await watch.look()
    }
  }
  await Promise.all([answerAll(exam, page, schedule, deadlineAt), lookUntilDeadline()])
  const kept = async () => [...(await holdingsOf(url, attempt)).kept.keys()]
  const overAt = deadlineAt + Math.max(0, schedule.stall.to)
  return statesOutcomes(page, watch, kept, overAt + isDoneWithinMs)
}

/**
 * Takes a short test on the real screen until its last moment, with a network stall around the deadline, and compares
 * all claims of the page with the server.
 */
export const runStall = async (run: StallRun): Promise<StallOutcome> => {
  const { browser, url, student, schedule, random } = run
  const { stall, wayMs } = schedule
  const proxy = await startStallProxy(url, wayMs)
  const context = await browser.newContext(desktop)
  try {
    await recordExam(context)
    await signInBrowser(context, proxy.url, student)
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    const exam = examPage(page)
    const { attempt, deadlineAt } = await beginExam(page, exam, url, proxy.url, run)
    const overAt = deadlineAt + stall.to
    const kindOf = () => (stall.kind === 'mixed' ? oneOf(stallKinds, random) : stall.kind)
    proxy.plan({ from: deadlineAt + stall.from, to: overAt, kindOf })
    const watch = watchScreen(page, url, attempt)
    const [isTold] = await Promise.all([
      answerAndWait({ page, exam, attempt, deadlineAt, watch }, run),
      noticeStall(context, schedule, deadlineAt),
    ])
    const { counts } = await holdingsOf(url, attempt)
    const kept = await evidenceIn(url, attempt)
    const isSentInTime = overAt + sendsAgainMs <= drainEndsAt({ deadlineAt, drainMs: defaultDrainMs })
    const { faults, ...figures } = judged(await choicesOn(page), { counts, kept }, deadlineAt, isSentInTime)
    const untold = isTold ? [] : [`the page never says what became of the answers: ${watch.last()?.lines.join(' | ')}`]
    return { ...figures, screens: watch.count(), met: proxy.counts, faults: [...faults, ...watch.faults(), ...untold] }
  } finally {
    await context.close()
    proxy.close()
  }
}
