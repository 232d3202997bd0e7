import { setTimeout as sleep } from 'node:timers/promises'
import { cpuMsOf } from '../support/workerd.ts'
import { entryWith, MailProvider } from './mail-provider.ts'
import { ProofProduct } from './product.ts'
import type { ProofRow } from './row.ts'

type Plan = { students: number; kills: number; patienceMs: number }

const plans: Record<'short' | 'full', Plan> = {
  short: { students: 200, kills: 1, patienceMs: 60_000 },
  full: { students: 100_000, kills: 10, patienceMs: 3_600_000 },
}

/** Milliseconds for which the product awaits the provider's answer here. */
const answerMs = 400

const rowsPerStatement = 5_000
const numbers = 'WITH RECURSIVE numbers(n) AS (SELECT ?1 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ?2)'

/** Students who joined long ago; one address in fifty is not confirmed. Triggers write the rows of the list. */
const studentRows = [
  `INSERT INTO auth_users (id, name, email, email_verified, created_at, updated_at) ${numbers}
   SELECT printf('usr%08d', n), 'Student', printf('usr%08d@example.com', n), n % 50 > 0, 1, 1 FROM numbers`,
  `INSERT INTO users (uid, email, display_name, provider, created_at, last_login_at, updated_at) ${numbers}
   SELECT printf('usr%08d', n), printf('usr%08d@example.com', n), 'Student', 'password', 1, 1, 1 FROM numbers`,
]

/** A message to all who pass a filter of the office: it has a row in each bell, and a mail that is urgent. */
const broadcastRow = `INSERT INTO broadcasts (id, key, kind, topic, params, link, audience, refs, at, state, created_at, updated_at)
  VALUES ('brd_proof', 'proof', 'test.soon', 'tests', '{"test":{"en":"Mock","hi":"मॉक"},"opens":1900000000000}', '/tests',
    '{"to":"students","filter":{"attempts":"no"}}', '[]', ?1, 'scheduled', ?1, ?1)`

const fill = async (product: ProofProduct, students: number): Promise<void> => {
  const d1 = await product.d1()
  for (let first = 0; first < students; first += rowsPerStatement) {
    const bounds = [first, Math.min(students, first + rowsPerStatement)]
    await d1.batch(studentRows.map((sql) => d1.prepare(sql).bind(...bounds)))
  }
  // Long due, so that the reminders of live tests do not look for its test.
  await d1
    .prepare(broadcastRow)
    .bind(Date.now() - 60 * 86_400_000)
    .run()
}

type Progress = { settled: number; open: number; waiting: number; state: string }

const progressOf = async (product: ProofProduct): Promise<Progress> => {
  const [row] = await product.query<Progress>(`
    SELECT (SELECT count(*) FROM notice_mails WHERE state NOT IN ('pending', 'claimed')) AS settled,
      (SELECT count(*) FROM notice_mails WHERE state IN ('pending', 'claimed')) AS open,
      (SELECT count(*) FROM notice_mails WHERE state = 'pending' AND not_before > unixepoch() * 1000) AS waiting,
      (SELECT state FROM broadcasts WHERE id = 'brd_proof') AS state`)
  if (!row) throw new Error('The database does not answer.')
  return row
}

/** Lets the time pass until refused mails are tried again. */
const passBackoff = (product: ProofProduct) =>
  product.query(`UPDATE notice_mails SET not_before = 0 WHERE state = 'pending'`)

/** Lets the time pass after a kill until lost claims and lost steps are found. */
const passClaims = async (product: ProofProduct) => {
  await product.query(`UPDATE notice_mails SET not_before = 0 WHERE state IN ('pending', 'claimed')`)
  await product.query(`UPDATE broadcasts SET stepped_at = 0 WHERE state = 'sending'`)
}

const minutely = '* * * * *'

type Run = { seconds: number; cpuMs: number; began: number }

/** Sends the message to the end, with kills on the way. */
const send = async (product: ProofProduct, plan: Plan): Promise<Run> => {
  const began = performance.now()
  let cpuBefore = cpuMsOf(product.pid) ?? 0
  let cpuMs = 0
  let kills = 0
  // Two clocks begin the same message.
  await Promise.all([product.tick(minutely), product.tick(minutely)])
  for (;;) {
    const { settled, open, waiting, state } = await progressOf(product)
    if (state === 'sent' && open === 0) break
    if (performance.now() - began > plan.patienceMs)
      throw new Error(`${open} mails are open after ${plan.patienceMs} ms`)
    const share = settled / plan.students
    if (kills < plan.kills && share >= (kills + 0.5) / (plan.kills + 1)) {
      cpuMs += (cpuMsOf(product.pid) ?? cpuBefore) - cpuBefore
      await product.kill()
      kills += 1
      await product.up()
      cpuBefore = cpuMsOf(product.pid) ?? 0
      await passClaims(product)
      await product.tick(minutely)
    } else {
      if (waiting > plan.students / 20 || waiting === open) await passBackoff(product)
      await product.tick(minutely)
    }
    await sleep(plan.students > 1_000 ? 3_000 : 100)
  }
  cpuMs += (cpuMsOf(product.pid) ?? cpuBefore) - cpuBefore
  return { seconds: (performance.now() - began) / 1_000, cpuMs, began }
}

type MailRow = { to: string; state: string; reason: string | null; mails: number }

/** Differences between what the provider took and what the product says. */
const compare = (rows: readonly MailRow[], provider: MailProvider): string[] =>
  rows.flatMap(({ to, state, reason }) => {
    const taken = provider.taken.get(to) ?? 0
    if (taken > 1) return [`${to} got ${taken} mails`]
    if (state === 'sent') return taken === 1 ? [] : [`${to} is called sent and got none`]
    if (reason === null) return [`${to} is ${state} without a reason`]
    if (state === 'unknown') return []
    return taken === 0 ? [] : [`${to} is ${state} and got a mail`]
  })

const tally = (rows: readonly MailRow[]): string => {
  const counted = Map.groupBy(rows, ({ state }) => state)
  return [...counted].map(([state, same]) => `${same.length} ${state}`).join(', ')
}

const check = async (product: ProofProduct, provider: MailProvider, students: number): Promise<string[]> => {
  const rows = await product.query<MailRow>(`
    SELECT auth_users.email AS "to", notice_mails.state AS state, notice_mails.reason AS reason
    FROM notice_mails JOIN auth_users ON auth_users.id = notice_mails.user_id`)
  const [bell] = await product.query<{ rows: number; readers: number }>(
    `SELECT count(*) AS rows, count(DISTINCT user_id) AS readers FROM notices WHERE broadcast_id = 'brd_proof'`,
  )
  console.log(`  mails: ${tally(rows)}`)
  const twice = [...provider.taken.values()].filter((count) => count > 1).length
  console.log(`  bell: ${bell?.rows} notices of ${bell?.readers} students; ${twice} students got a mail twice`)
  return [
    ...(bell?.rows === students && bell.readers === students ? [] : ['a bell lacks the notice or has it twice']),
    ...(rows.length === students ? [] : [`${rows.length} mails for ${students} students`]),
    ...compare(rows, provider),
  ]
}

const prove = async (plan: Plan, random: () => number): Promise<string[]> => {
  const provider = await MailProvider.start(random)
  const product = await ProofProduct.start({ MAIL_PATIENCE_MS: String(answerMs) }, 'none', entryWith(provider.url))
  try {
    await fill(product, plan.students)
    const { seconds, cpuMs } = await send(product, plan)
    const { busy, hangs, drops, refuses } = provider.fates
    const each = (sum: number) => (sum / plan.students).toFixed(2)
    console.log(
      `a message to ${plan.students} students, begun twice, with ${plan.kills} kill -9 of workerd, doubled and lost messages; the provider was busy ${busy} times, did not answer ${hangs}, dropped ${drops} answers, refused ${refuses}: ${seconds.toFixed(1)} s; a student: ${each(cpuMs)} ms of CPU of the whole workerd, ${each(provider.meter.read)} rows read, ${each(provider.meter.written)} written`,
    )
    return await check(product, provider, plan.students)
  } finally {
    await product.end()
    provider.end()
  }
}

export const notices: ProofRow = {
  name: 'notices',
  hasOwnProduct: true,
  run: ({ short, random }) => prove(plans[short ? 'short' : 'full'], random),
}
