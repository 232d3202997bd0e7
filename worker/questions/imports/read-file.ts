import type { ExchangeFormat, ImportedRow } from '../../../domain/questions/exchange/contract.ts'
import { withNeutralTexts } from '../../../domain/questions/imports/neutral-texts.ts'
import type { Services } from '../../platform/context.ts'
import { giveWay } from '../../platform/pause.ts'
import { TaskFailed } from '../../tasks/task.ts'
import type { StoredImport } from './imports.store.ts'

const bytesOf = async ({ env }: Services, key: string): Promise<Uint8Array> => {
  const file = await env.FILES.get(key)
  if (!file) throw new TaskFailed('The file of this import is missing.')
  return new Uint8Array(await file.arrayBuffer())
}

const archiveOf = async (services: Services, key: string | null) => {
  if (key === null) return null
  const { openArchive, pictureLimits } = await import('../exchange/archive.ts')
  return openArchive(await bytesOf(services, key), pictureLimits)
}

/** Rows of the file of an import from a position on, their pictures stored. Throws FileFault. */
export async function* readFile(
  services: Services,
  { name, fileKey, picturesKey, choices, createdBy }: StoredImport,
  from: number,
  onFormat: (format: ExchangeFormat) => Promise<unknown>,
): AsyncGenerator<ImportedRow> {
  const [{ detectFormat }, { readQuestions }, { importPictures }] = await Promise.all([
    import('../exchange/detect-format.ts'),
    import('../exchange/formats.ts'),
    import('./pictures.usecases.ts'),
  ])
  const bytes = await bytesOf(services, fileKey)
  const format = detectFormat(bytes, name)
  await onFormat(format)
  const archive = await archiveOf(services, picturesKey)
  const pictures = importPictures(services, createdBy, archive)
  const rows = readQuestions(format, bytes, {
    language: choices.language ?? 'en',
    pictures: archive?.names ?? [],
    onPicture: pictures.keep,
    from,
    pause: () => giveWay(services),
  })
  for await (const row of rows) {
    const whole = await pictures.withAddresses(row)
    yield { ...whole, question: withNeutralTexts(whole.question) }
  }
}
