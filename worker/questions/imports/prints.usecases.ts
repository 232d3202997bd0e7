import type { ImportedQuestion } from '../../../domain/questions/exchange/contract.ts'
import { printTextOf } from '../../../domain/questions/imports/print-text.ts'
import { bodyIn } from './body-in.ts'
import type { Services } from '../../platform/context.ts'
import { hashSync } from '../../platform/hash.ts'
import * as store from './prints.store.ts'

/** Hexadecimal digits of a print: 128 bits. */
const printLength = 32

export const printOf = (question: Parameters<typeof printTextOf>[0]): string =>
  hashSync(printTextOf(question)).slice(0, printLength)

/** Print of an imported question, with the standard options of its kind, whose passage is named by its code. */
export const importedPrint = (question: ImportedQuestion): string =>
  printOf({ ...question, ...bodyIn(question), passage: question.passage?.code })

const printsPerStep = 500

/** Computes prints of published questions that have none of their current version. Returns their number. */
export const addPrints = async ({ db }: Services): Promise<number> => {
  const questions = await store.listUnprinted(db, printsPerStep)
  if (questions.length > 0)
    await store.savePrints(
      db,
      questions.map(({ id, versionId, stem, body, passage }) => ({
        questionId: id,
        versionId,
        print: printOf({ stem, ...body, passage: passage ?? undefined }),
      })),
    )
  return questions.length
}

/** Questions of the bank with some prints, by print. */
export const twinsInBank = async (
  { db }: Services,
  importId: string,
  prints: readonly string[],
): Promise<Map<string, store.Twin>> =>
  new Map((await store.listTwins(db, importId, prints)).map((twin) => [twin.print, twin]))
