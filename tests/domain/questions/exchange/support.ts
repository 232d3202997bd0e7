import { seedPassages, seedQuestions } from '../../../../drizzle/seed/questions/index.ts'
import type { AuthoredQuestion } from '../../../../domain/questions/contract.ts'
import type {
  ExchangeFormat,
  ExportedQuestion,
  ImportedPicture,
  ImportedQuestion,
  ImportedRow,
} from '../../../../domain/questions/exchange/contract.ts'
import type { Language } from '../../../../domain/language.ts'
import { formatOf, readQuestions } from '../../../../worker/questions/exchange/formats.ts'

const pause = async () => {}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Rows of a file and the pictures that it brings. */
export const readFile = async (
  format: ExchangeFormat,
  bytes: Uint8Array,
  { language = 'en', pictures = [], from = 0 }: { language?: Language; pictures?: string[]; from?: number } = {},
): Promise<{ rows: ImportedRow[]; found: ImportedPicture[] }> => {
  const found: ImportedPicture[] = []
  const onPicture = async (picture: ImportedPicture) => {
    found.push(picture)
  }
  const rows: ImportedRow[] = []
  for await (const row of readQuestions(format, bytes, { language, pictures, from, onPicture, pause })) rows.push(row)
  return { rows, found }
}

export const rowsOf = async (...args: Parameters<typeof readFile>): Promise<ImportedRow[]> =>
  (await readFile(...args)).rows

/** Faults of a row as `code path`, with the column where one is named. */
export const faultsOf = (row: ImportedRow | undefined): string[] =>
  (row?.faults ?? []).map(({ code, path, column }) => [code, path, column && `(${column})`].filter(Boolean).join(' '))

const passageOf = (code: string | undefined) => seedPassages.find((passage) => passage.code === code) ?? null

export const exported = (question: AuthoredQuestion): ExportedQuestion => ({
  question,
  passage: passageOf(question.passage),
})

/** In the tests of a change every tenth question of the demo and one of each kind; `npm run proofs` takes all. */
const tried = (): AuthoredQuestion[] => {
  if (process.env.DEMO_ITEMS === 'all') return seedQuestions
  const oneOfEach = new Set(new Map(seedQuestions.map((question) => [question.key.kind, question])).values())
  return seedQuestions.filter((question, index) => index % 10 === 0 || oneOfEach.has(question))
}

export const seeds: ExportedQuestion[] = tried().map(exported)

async function* asStream<Value>(values: readonly Value[]): AsyncGenerator<Value> {
  yield* values
}

export const written = async (
  format: ExchangeFormat,
  questions: readonly ExportedQuestion[],
  language: Language = 'en',
): Promise<Uint8Array> => (await (await formatOf(format)).write(asStream(questions), { language, pause })).bytes

/** Options as files say them: only what is pinned is named so. */
const optionsOf = (options: NonNullable<AuthoredQuestion['options']>) =>
  options.map(({ pinned, ...option }) => ({ ...option, ...(pinned && { pinned }) }))

/** Question as an import gives it back: with its passage, and without empty lists. */
export const expectedOf = ({ question, passage }: ExportedQuestion, isFirst: boolean): ImportedQuestion => {
  const { passage: code, options, ...rest } = question
  return {
    ...rest,
    ...(options && options.length > 0 && { options: optionsOf(options) }),
    ...(code !== undefined && { passage: isFirst && passage ? passage : { code } }),
  }
}

/** Questions as an import of their export gives them. */
export const expectedImport = (questions: readonly ExportedQuestion[]): ImportedQuestion[] => {
  const seen = new Set<string>()
  return questions.map((each) => {
    const code = each.question.passage
    const isFirst = code !== undefined && !seen.has(code)
    if (code !== undefined) seen.add(code)
    return expectedOf(each, isFirst)
  })
}
