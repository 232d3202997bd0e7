import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { UploadView } from '../../domain/files/contract.ts'
import { partBytes } from '../../domain/files/limits.ts'
import type { QuestionExport } from '../../domain/questions/exports/contract.ts'
import type { ImportChoices, ImportPhase, ImportView } from '../../domain/questions/imports/contract.ts'
import { call } from '../support/api-student.ts'
import { waitFor } from '../support/wait-for.ts'
import { cpuMsOf, memoryOf } from '../support/workerd.ts'
import { Connection, request } from './connection.ts'
import { figure, type Figure } from './figures.ts'
import { importFile } from './import-files.ts'
import { quantile, timed } from './load.ts'
import { optionOf } from './options.ts'
import { signInAsAdmin } from './publishing.ts'
import { startProduct, type BenchProduct } from './servers.ts'

const withinMs = 900_000
const idleMs = 10_000
/** Time between two requests for another page. */
const everyMs = 50
/** A page of tests rendered for one administrator, from no cache. */
const otherPage = '/tests'

const rowCount = (): number => Number(optionOf('rows') ?? 5_000)

const sha256 = (value: Uint8Array | string): string => createHash('sha256').update(value).digest('hex')

type Office = { product: BenchProduct; cookie: string }

const ask = <Reply>({ product, cookie }: Office, method: string, path: string, body?: unknown): Promise<Reply> =>
  call<Reply>(product.url, method, `/api/admin${path}`, cookie, body)

/** Key of an uploaded file of one part or more. */
const upload = async (office: Office, name: string, text: string): Promise<string> => {
  const { product, cookie } = office
  const bytes = new TextEncoder().encode(text)
  const whole = { kind: 'questions', name, bytes: bytes.length, fingerprint: sha256(name), fileId: null, alt: null }
  const { id } = await ask<UploadView>(office, 'POST', '/files/uploads', whole)
  for (let first = 0; first < bytes.length; first += partBytes) {
    const part = bytes.slice(first, first + partBytes)
    const { status } = await fetch(`${product.url}/api/admin/files/uploads/${id}/parts/${first / partBytes + 1}`, {
      method: 'PUT',
      headers: { cookie, origin: product.url, 'x-checksum': sha256(part), 'content-type': 'application/octet-stream' },
      body: part,
    })
    if (status !== 200) throw new Error(`A part was answered ${status}.`)
  }
  await ask(office, 'POST', `/files/uploads/${id}/completion`, {})
  const { key } = await waitFor('the uploaded file', async () => {
    return (await ask<UploadView>(office, 'GET', `/files/uploads/${id}`)).file ?? undefined
  })
  return key
}

type Meanwhile = { seconds: number; cpuSeconds: number | null; grownMb: number | null; latencies: number[] }

/** Does some work while another page is asked for again and again. */
const during = async ({ product, cookie }: Office, work: () => Promise<unknown>): Promise<Meanwhile> => {
  const connection = await Connection.open(product.port)
  const page = request('GET', otherPage, product.port, cookie)
  const before = memoryOf(product.pid)
  const cpuBefore = cpuMsOf(product.pid)
  const latencies: number[] = []
  let highest = before
  const began = performance.now()
  const doing = { isOver: false, endedAt: 0 }
  const end = () => Object.assign(doing, { isOver: true, endedAt: performance.now() })
  const working = work().finally(end)
  while (!doing.isOver) {
    latencies.push(await timed(connection, page))
    highest = Math.max(highest ?? 0, memoryOf(product.pid) ?? 0)
    await sleep(everyMs)
  }
  await working
  const cpuAfter = cpuMsOf(product.pid)
  connection.close()
  return {
    seconds: (doing.endedAt - began) / 1000,
    cpuSeconds: cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / 1000,
    grownMb: before === null || highest === null ? null : (highest - before) / 1024 ** 2,
    latencies,
  }
}

const ended = (office: Office, id: string, wanted: ImportPhase): Promise<ImportView> =>
  waitFor(
    `the phase "${wanted}" of an import`,
    async () => {
      const view = await ask<ImportView>(office, 'GET', `/question-imports/${id}`)
      const { phase, state } = view.progress ?? {}
      if (state === 'failed') throw new Error(`The phase "${phase}" failed.`)
      return phase === wanted && state === 'done' ? view : undefined
    },
    { withinMs, everyMs: 250 },
  )

const choices: ImportChoices = {
  subject: 'reasoning',
  topic: 'coding-decoding',
  difficulty: 'easy',
  targetSeconds: 60,
  publishes: true,
}

/** Budgets of an import: a dry run and the addition of 5,000 rows. */
const secondsPer5000 = { plain: 30, rich: 120 }

const figuresOf = (
  name: string,
  { seconds, cpuSeconds, grownMb, latencies }: Meanwhile,
  idle: number,
  atMost?: number,
): Figure[] => [
  figure(`${name}, s`, seconds, null, atMost === undefined ? undefined : { of: 'value', atMost, unit: 's' }),
  figure(`${name}: CPU with ${otherPage}, s`, cpuSeconds, null),
  figure(`${name}: growth of memory, MB`, grownMb, null, { of: 'value', atMost: 128, unit: 'MB' }),
  figure(`${name}: ${otherPage} meanwhile, p99 ms; floor: idle`, quantile(latencies, 0.99), idle),
]

/** Dry run and addition of a file. */
const measureImport = async (office: Office, kind: 'plain' | 'rich', idle: number): Promise<Figure[]> => {
  const rows = rowCount()
  const file = await upload(office, `${kind}.csv`, importFile(kind, rows))
  const { id } = await ask<{ id: string }>(office, 'POST', '/question-imports', { file, choices })
  const checking = await during(office, () => ended(office, id, 'check'))
  const { verdicts, faults } = await ask<ImportView>(office, 'GET', `/question-imports/${id}`)
  if (verdicts.ready + verdicts.warned !== rows)
    throw new Error(`The dry run of ${rows} rows gave ${JSON.stringify({ verdicts, faults })}.`)
  const adding = await during(office, async () => {
    await ask(office, 'POST', `/question-imports/${id}/addition`, {})
    await ended(office, id, 'add')
  })
  const { outcomes } = await ask<ImportView>(office, 'GET', `/question-imports/${id}`)
  if (outcomes.added !== rows) throw new Error(`Of ${rows} rows ${JSON.stringify(outcomes)} were added.`)
  return [
    figure(`dry run and addition of ${rows} ${kind} rows, s`, checking.seconds + adding.seconds, null, {
      of: 'value',
      atMost: (rows / 5_000) * secondsPer5000[kind],
      unit: 's',
    }),
    ...figuresOf(`dry run of ${rows} ${kind} rows`, checking, idle),
    ...figuresOf(`${rows} ${kind} rows added and published`, adding, idle),
  ]
}

/** Export of all questions of the bank, read as far as its file. */
const measureExport = async (office: Office, format: 'csv' | 'xlsx', idle: number): Promise<Figure[]> => {
  const found = { questions: 0 }
  const writing = await during(office, async () => {
    const { taskId } = await ask<{ taskId: string }>(office, 'POST', '/question-exports', { format, filter: {} })
    const output = await waitFor(
      'an export',
      async () => (await ask<QuestionExport>(office, 'GET', `/question-exports/${taskId}`)).output ?? undefined,
      { withinMs },
    )
    found.questions = output.questions
  })
  return figuresOf(`export of ${found.questions} questions as ${format}`, writing, idle, 120)
}

/** Imports of plain questions and of such with formulas and reasons, and exports of the bank, in the product. */
export const measureQuestionImports = async (): Promise<Figure[]> => {
  const product = await startProduct()
  try {
    const office = { product, cookie: await signInAsAdmin(product.url) }
    await during(office, () => sleep(2_000))
    const idle = quantile((await during(office, () => sleep(idleMs))).latencies, 0.99)
    return [
      ...(await measureImport(office, 'plain', idle)),
      ...(await measureExport(office, 'csv', idle)),
      ...(await measureImport(office, 'rich', idle)),
      ...(await measureExport(office, 'xlsx', idle)),
    ]
  } finally {
    await product.stop()
  }
}
