import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { unseal } from '../../client/features/attempts/lobby/unseal.ts'
import type { LobbyEntry, PaperKey, RenewedTicket } from '../../domain/attempts/lobby.ts'
import { dailyQuizQuestions } from '../../drizzle/seed/questions/current-affairs.ts'
import { seedQuestions } from '../../drizzle/seed/questions/index.ts'
import { root } from '../../scripts/root.ts'
import { begin, call, nextEvents, signUp, start, submit, sync, type ApiStudent } from '../support/api-student.ts'
import { accessMatrix } from '../worker/access-matrix.ts'
import { addCanaryPapers, canaryTests } from './canary-paper.ts'
import type { ProofProduct } from './product.ts'
import type { ProofRow } from './row.ts'

/** Longest wait for a reply or the channel. */
const patienceMs = 60_000

/** Everything that a student received, by source. */
class Received {
  readonly texts = new Map<string, string>()
  readonly #url: string
  readonly #cookie: string

  constructor(url: string, { cookie }: ApiStudent) {
    this.#url = url
    this.#cookie = cookie
  }

  add(where: string, text: string): void {
    this.texts.set(`${this.texts.size} ${where}`, text)
  }

  /** Requests like a browser and records headers and body of the reply. */
  async ask(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        cookie: this.#cookie,
        origin: this.#url,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
    const kept = response.clone()
    this.add(`${method} ${path} (${response.status})`, `${[...response.headers].join('\n')}\n${await response.text()}`)
    return kept
  }

  /** The sources that contain any of the words. */
  hits(words: string[]): string[] {
    return [...this.texts].flatMap(([where, text]) => {
      const found = words.filter((word) => text.includes(word))
      return found.length > 0
        ? [`${where} holds ${found[0]}${found.length > 1 ? ` and ${found.length - 1} more` : ''}`]
        : []
    })
  }
}

const pagesOf = (testId: string, attemptId: string): string[] => [
  '/',
  '/tests',
  '/tests/ser_ssc-cgl-mocks',
  '/profile',
  '/profile/bookmarks',
  '/search?q=canary',
  `/test/${testId}`,
  `/test/${testId}/print`,
  `/test-result/${testId}?attempt=${attemptId}`,
  `/test-result/${testId}/analysis?attempt=${attemptId}`,
  `/test-result/${testId}/solutions?attempt=${attemptId}`,
  `/test-result/${testId}/replay?attempt=${attemptId}`,
  `/test-result/${testId}/normalisation?attempt=${attemptId}`,
]

/** Address of a page's data, which client-side navigation fetches. */
const dataOf = (page: string): string => {
  const [path = '', query] = page.split('?')
  return `${path === '/' ? '/_root' : path}.data${query ? `?${query}` : ''}`
}

const askPages = async (received: Received, testId: string, attemptId: string): Promise<void> => {
  for (const page of pagesOf(testId, attemptId))
    for (const path of [page, dataOf(page)]) await received.ask('GET', path)
}

/** Routes that would end the session the others need. */
const endsSession = /^\/api\/(auth\/sign|account)/

type Held = { attemptId: string; lease: string; ticket: string; questionId: string }

/** Requests every route of the worker with the paper's ids. */
const askRoutes = async (received: Received, { questionId, ...held }: Held): Promise<void> => {
  const about = (text: string) =>
    text.replaceAll('tst_ssc-cgl-mock-1', canaryTests.open).replaceAll('qst_rea-001', questionId)
  for (const row of accessMatrix.filter(({ path }) => !endsSession.test(path))) {
    const target = { ...held, unique: 'canary', email: 'canary@example.test', password: 'a long enough password' }
    const body = row.body?.(target)
    await received.ask(
      row.method,
      about(row.address?.(target) ?? row.path),
      body === undefined ? undefined : (JSON.parse(about(JSON.stringify(body))) as unknown),
    )
  }
}

/** Records every message of the channel until it closes. */
const listen = (url: string, received: Received, { cookie }: ApiStudent, attemptId: string, lease: string) => {
  const options = { protocols: ['taiyari', lease], headers: { cookie, origin: url } }
  const address = `${url.replace('http', 'ws')}/api/attempts/${attemptId}/channel`
  const socket = new WebSocket(address, options as unknown as string[])
  let messages = 0
  socket.addEventListener('message', ({ data }) => {
    messages += 1
    received.add('the channel', String(data))
  })
  const opened = new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error('The channel did not open.')))
    setTimeout(() => reject(new Error('The channel did not open in time.')), patienceMs).unref()
  })
  return { opened, messages: () => messages, close: () => socket.close() }
}

/** Goes through the lobby of the live test and decrypts its paper as the page does. Returns the ticket. */
const goLive = async (received: Received, url: string, student: ApiStudent, liveAt: number): Promise<string> => {
  const path = `/api/tests/${canaryTests.live}/lobby`
  await received.ask('GET', `/test/${canaryTests.live}`)
  const entry = await call<LobbyEntry>(url, 'POST', path, student.cookie, {})
  received.add(path, JSON.stringify(entry))
  await received.ask('POST', '/api/live/key', { ticket: entry.ticket })
  const { ticket } = await call<RenewedTicket>(url, 'POST', '/api/live/ticket', student.cookie, {
    ticket: entry.ticket,
  })
  const sealed = await (await received.ask('GET', `/api/papers/${entry.paper?.name}`)).arrayBuffer()
  received.add('the sealed paper', Buffer.from(sealed).toString('latin1'))
  await sleep(Math.max(0, liveAt + 300 - Date.now()))
  const { key } = await call<PaperKey>(url, 'POST', '/api/live/key', student.cookie, { ticket })
  received.add('the live paper, opened', JSON.stringify(await unseal(sealed, key)))
  return ticket
}

/** Captures what the server prints during a function. */
const printed = async (run: () => Promise<void>): Promise<string> => {
  const parts: string[] = []
  const streams = [process.stdout, process.stderr]
  const writes = streams.map((stream) => stream.write.bind(stream))
  for (const stream of streams) {
    stream.write = ((part: unknown) => {
      parts.push(String(part))
      return true
    }) as typeof stream.write
  }
  try {
    await run()
  } finally {
    streams.forEach((stream, index) => (stream.write = writes[index] as typeof stream.write))
  }
  return parts.join('')
}

/** Field names that a question shown to a student must not have. */
const secretNames =
  /"(key|keys|rubric|accepted|alternatives|outcome|solution|solutionHtml|reasons|reasonsHtml|hint|hintHtml)":/

/** Built client files with a text of the seeded solutions; only server files may have them. */
const solutionsInClient = (): string[] => {
  const chunks = globSync('build/client/**/*.{js,css,html,json}', { cwd: root })
  const words = [...seedQuestions, ...dailyQuizQuestions].map(({ solution }) => solution.en.slice(0, 60))
  return chunks.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return words.some((word) => text.includes(word)) ? [`${file} holds a solution`] : []
  })
}

const prove = async (product: ProofProduct): Promise<string[]> => {
  const { url } = product
  const d1 = await product.d1()
  const liveAt = Date.now() + 15_000
  const { current, proposed, questionIds } = await addCanaryPapers(d1, liveAt)
  const student = await signUp(url, 'Canary Student')
  const received = new Received(url, student)
  let released = ''
  const faults: string[] = []
  const log = await printed(async () => {
    const ticket = await goLive(received, url, student, liveAt)
    await askPages(received, canaryTests.open, '')
    const attempt = await begin(url, student, await start(url, student, canaryTests.open))
    const { attemptId, lease } = attempt
    const channel = listen(url, received, student, attemptId, lease)
    await channel.opened
    await sync(url, attempt, nextEvents(attempt, 0, questionIds.length, Date.now()))
    // Reuses the numbers with other answers: refused and logged.
    const other = nextEvents(attempt, 0, 2, Date.now() + 1)
    await received.ask('PUT', `/api/attempts/${attemptId}/responses`, { lease, device: attempt.device, batch: other })
    const paper = await (await received.ask('GET', `/api/attempts/${attemptId}`)).text()
    const print = await (await received.ask('GET', `/api/tests/${canaryTests.open}/paper`)).text()
    for (const [where, text] of [
      ['the paper', paper],
      ['the printed paper', print],
    ] as const)
      if (secretNames.test(text)) faults.push(`${where} has ${secretNames.exec(text)?.[0]}`)
    await askPages(received, canaryTests.open, attemptId)
    const held = { attemptId, lease, ticket, questionId: questionIds[0] ?? '' }
    const taken = await call<{ lease: string }>(url, 'POST', `/api/attempts/${attemptId}/lease`, student.cookie, {
      device: attempt.device,
    })
    await submit(url, { ...attempt, lease: taken.lease })
    await scored(product, attemptId)
    await askRoutes(received, { ...held, lease: taken.lease })
    await askPages(received, canaryTests.open, attemptId)
    if (channel.messages() === 0) faults.push('the channel said nothing')
    channel.close()
    await d1
      .prepare(`UPDATE tests SET closes_at = ? WHERE id = ?`)
      .bind(Date.now() - 600_000, canaryTests.open)
      .run()
    released = await (
      await fetch(`${url}/api/attempts/${attemptId}/result`, { headers: { cookie: student.cookie } })
    ).text()
  })
  received.add('the log', log)
  if (!log.includes('attempts.seq_conflict')) faults.push('the log was not captured')
  const hits = [...received.hits([...current, ...proposed]), ...solutionsInClient()]
  const shown = current.filter((word) => released.includes(word)).length
  if (shown !== current.length) faults.push(`after the release only ${shown} of ${current.length} canaries are there`)
  console.log(
    `${current.length + proposed.length} canaries in the keys and solutions of ${questionIds.length} kinds: ${hits.length} hits in ${received.texts.size} replies, pages, messages and log before the release; ${shown} of ${current.length} in the result after it`,
  )
  return [...faults, ...hits]
}

const scored = async (product: ProofProduct, attemptId: string): Promise<void> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const rows = await product.query(`SELECT 1 FROM results WHERE attempt_id = '${attemptId}'`)
    if (rows.length > 0) return
    await sleep(100)
  }
  throw new Error('The attempt was not scored.')
}

export const canaries: ProofRow = {
  name: 'canaries',
  run: async ({ product }) => prove(await product()),
}
