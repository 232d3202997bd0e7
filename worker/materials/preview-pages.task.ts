import type { StoredFile } from '../../domain/materials/contract.ts'
import type { PreviewPages } from '../../domain/materials/preview-pages.ts'
import { TaskFailed, type TaskRunner } from '../tasks/task.ts'

const hexOf = (digest: ArrayBuffer): string =>
  [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Task that makes a file of the first pages of a PDF; the parser, a large part of the worker, is imported on demand. */
export const makePreviewPages: TaskRunner<PreviewPages, StoredFile> = async ({ env }, { input: { key, pages } }) => {
  const whole = await env.FILES.get(key)
  if (!whole) throw new TaskFailed('This file is missing.')
  const { firstPages } = await import('../files/pdf-reading/open-pdf.ts')
  const made = await firstPages(new Uint8Array(await whole.arrayBuffer()), pages).catch((error: unknown) => {
    throw new TaskFailed(`No pages can be taken out of this file: ${String(error)}`)
  })
  const file = {
    key: `${key}.first-${made.pages}`,
    bytes: made.bytes.length,
    pages: made.pages,
    checksum: hexOf(await crypto.subtle.digest('SHA-256', made.bytes)),
  }
  await env.FILES.put(file.key, made.bytes)
  return { done: 1, total: 1, cursor: null, output: file }
}
