import { sketchOf } from '../../domain/questions/similarity/sketch.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import type { Bindings } from '../../worker/env.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { mostSimilar } from '../../worker/questions/similarity/similar.usecases.ts'
import { replaceTexts } from '../../worker/questions/similarity/texts.store.ts'
import { Connection, request } from './connection.ts'
import { figure, type Figure } from './figures.ts'
import { quantile } from './load.ts'
import { rebuilt } from './office-list.ts'
import { optionOf } from './options.ts'
import { signInAsAdmin } from './publishing.ts'
import { startProduct, type BenchProduct } from './servers.ts'
import { makeQuestionTexts } from './similar-texts.ts'

const bankSize = (): number => Number(optionOf('rows') ?? 100_000)
const page = 500
const typedQuestions = 60
/** Characters of a stem when the search runs: at the first words, in the middle, at the end. */
const typedLengths = [30, 80, 160, Infinity]
const importedRows = 1_000

const idOf = (number: number): string => `qst_bench${String(number).padStart(8, '0')}`

const listRows = `
  INSERT INTO office_items (kind, item_id, state, is_live, cell, title_en, title_hi, slug, code, access, exams, languages,
    has_draft, scheduled_at, changed_at, title_key, published_at, due_at, changed_by, created_at, deleted_at, own, facets)
  SELECT 'question', value ->> 'id', 'published', 1, 'published/free/enhi/0', '', '', value ->> 'id', '', 'free', '[]',
    '["en","hi"]', 0, NULL, 1, '', 1, 1, NULL, 1, NULL, '{}', '[]' FROM json_each(?1)`

const changes = `INSERT INTO changed_questions (change, question_id)
  SELECT value ->> 'change', value ->> 'id' FROM json_each(?1)`

/** Fills the bank; returns the milliseconds that the index took for each 1,000 questions. */
const fill = async (product: BenchProduct, texts: readonly Bilingual[]): Promise<number> => {
  const d1 = await product.d1()
  await rebuilt(d1)
  const { db } = makeServices({ DB: d1 } as Bindings, () => undefined)
  let tookMs = 0
  for (let first = 0; first < texts.length; first += page) {
    const rows = texts.slice(first, first + page).map((text, index) => ({
      // Above the numbers of the demo's questions.
      change: 1_000_000 + first + index,
      id: idOf(first + index),
      text,
      shingles: [] as number[],
    }))
    const keys = JSON.stringify(rows.map(({ change, id }) => ({ change, id })))
    await d1.batch([listRows, changes].map((sql) => d1.prepare(sql).bind(keys)))
    const began = performance.now()
    await replaceTexts(
      db,
      rows.map((row) => ({ ...row, shingles: sketchOf(row.text) })),
    )
    tookMs += performance.now() - began
  }
  const kept = await d1
    .prepare("SELECT count(*) AS rows FROM question_texts WHERE question_id >= 'qst_bench'")
    .first<{ rows: number }>()
  if ((kept?.rows ?? 0) < texts.length)
    throw new Error(`Only ${kept?.rows} of ${texts.length} questions are in the index.`)
  return (tookMs / texts.length) * 1000
}

const typed = (text: Bilingual, length: number): Bilingual => ({
  en: text.en.slice(0, length),
  hi: text.hi.slice(0, length),
})

const post = (product: BenchProduct, cookie: string, text: Bilingual): string =>
  request('POST', '/api/admin/questions/similar', product.port, cookie, JSON.stringify({ text, limit: 5 }))

/** Searches while questions of the bank are typed again, over HTTP; each must be found once it is whole. */
const measureTyping = async (product: BenchProduct, texts: readonly Bilingual[]) => {
  const cookie = await signInAsAdmin(product.url)
  const connection = await Connection.open(product.port)
  const latencies: number[] = []
  let [missed, wholes] = [0, 0]
  for (let index = -5; index < typedQuestions; index += 1) {
    const number = ((index + 5) * 7919) % texts.length
    const text = texts[number]
    if (!text) continue
    for (const length of typedLengths) {
      const began = performance.now()
      const { status, body } = await connection.send(post(product, cookie, typed(text, length)))
      if (status !== 200) throw new Error(`The search was answered ${status}.`)
      // The first questions warm the caches and are not measured.
      if (index < 0) continue
      latencies.push(performance.now() - began)
      if (length !== Infinity) continue
      wholes += 1
      if (!body.toString('utf8').includes(idOf(number))) missed += 1
    }
  }
  connection.close()
  return { latencies, missedShare: missed / wholes }
}

/** The search for similar questions in a large bank. */
export const measureSimilarQuestions = async (): Promise<Figure[]> => {
  const product = await startProduct()
  try {
    const texts = makeQuestionTexts(1)(bankSize())
    const indexing = await fill(product, texts)
    const { latencies, missedShare } = await measureTyping(product, texts)
    const services = makeServices({ DB: await product.d1() } as Bindings, () => undefined)
    const began = performance.now()
    await mostSimilar(services, texts.slice(0, importedRows))
    const comparing = performance.now() - began
    const of = `among ${bankSize()} questions`
    return [
      figure(`similar questions ${of} while typing, p95 ms`, quantile(latencies, 0.95), null, {
        of: 'value',
        atMost: 1_000,
        unit: 'ms',
      }),
      figure(`similar questions ${of} while typing, p50 ms`, quantile(latencies, 0.5), null),
      figure(`questions not found again ${of}, share`, missedShare, null, { of: 'value', atMost: 0.02 }),
      figure(`most similar questions of ${importedRows} rows ${of}, ms`, comparing, null),
      figure('index of 1,000 questions, ms', indexing, null),
    ]
  } finally {
    await product.stop()
  }
}
