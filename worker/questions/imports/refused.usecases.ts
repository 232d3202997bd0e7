import type { Language } from '../../../domain/language.ts'
import { refusedColumns } from '../../../domain/questions/exchange/fields.ts'
import { refusedRecords } from '../../../domain/questions/imports/refused-record.ts'
import type { Services } from '../../platform/context.ts'
import type { ExportRecord } from '../exchange/export-records.ts'
import { requireImport } from './imports.usecases.ts'
import { rowsOf } from './rows.store.ts'

const pageSize = 100

const wordsIn = async (language: Language) => {
  const words = {
    en: () => import('../../../domain/questions/imports/fault-words-en.ts'),
    hi: () => import('../../../domain/questions/imports/fault-words-hi.ts'),
  }
  return (await words[language]()).rowFaultWords
}

/** Refused rows of an import, read page by page while they are sent. */
async function* records({ db }: Services, importId: string, language: Language): AsyncGenerator<ExportRecord> {
  const record = refusedRecords({ language, faults: await wordsIn(language) })
  let after = -1
  for (;;) {
    const rows = await rowsOf(db, importId, { of: ['refused'], after }, pageSize)
    for (const { question, faults } of rows) yield record(question, faults)
    const last = rows.at(-1)
    if (!last) return
    after = last.position
  }
}

const streamOf = (parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })

/** CSV file of the refused rows of an import with the reasons in a language, which can be corrected and imported. */
export const refusedFile = async (services: Services, importId: string, language: Language) => {
  await requireImport(services, importId)
  const { csvParts, format } = await import('../exchange/csv.ts')
  const body = streamOf(csvParts(records(services, importId, language), refusedColumns(language)))
  return { body, contentType: format.contentType }
}
