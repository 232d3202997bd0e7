import { maxPdfPages } from '../../domain/materials/preview-pages.ts'
import { textKey } from '../files/file-names.ts'
import { TaskFailed } from '../tasks/task.ts'
import { FileRefused } from '../uploads/faults.ts'
import type { Inspector } from '../uploads/inspection.ts'

/** Characters of a file that the search reads. */
const characters = 200_000

/** Counts the pages of a PDF and keeps their text for the search. Refuses one that is hostile, locked or too long. */
export const inspectPdfFile: Inspector = async ({ env }, { key }) => {
  const file = await env.FILES.get(key)
  if (!file) throw new TaskFailed('This file is missing.')
  const { inspectPdf } = await import('../files/pdf-reading/inspect-pdf.ts')
  const found = await inspectPdf(new Uint8Array(await file.arrayBuffer()), { pages: maxPdfPages, characters })
  if (typeof found === 'string') throw new FileRefused(found)
  await env.FILES.put(textKey(key), JSON.stringify(found.text))
  return { pages: found.pages }
}
