import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { DraftBody, OfficeDetail, SavedDraft } from '../../domain/content/contract.ts'
import { settled } from './browser.ts'
import { unique, type Visitor } from './http.ts'
import { completeBody, ownFields } from './kind-bodies.ts'

/** A job notice of the office: its draft through calls, and its editor in pages. */
export type OfficeJob = {
  id: string
  /** Opens the editor. */
  open: (page: Page) => Promise<EditorPage>
  stored: () => Promise<OfficeDetail>
  /** Changes fields of the stored draft, as another editor's save. */
  saveFrom: (visitor: Visitor, change: DraftBody) => Promise<void>
}

/** Value at a path of a body, such as `title.en`. */
export const at = (body: DraftBody, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], body)

const editorPage = (page: Page) => ({
  page,
  /** Control of a path, such as `title.en`. */
  field: (path: string) => page.locator(`[name="${path}"]`),
  /** Box of a field with its label, faults and conflict. */
  box: (path: string) => page.locator(`[data-path="${path}"]`),
  /** Waits for the state of saving. */
  phase: (phase: string, timeout = 15_000) => page.locator(`[data-save-phase=${phase}]`).first().waitFor({ timeout }),
})
type EditorPage = ReturnType<typeof editorPage>

/** Creates a complete draft of a job notice. */
export const newOfficeJob = async (office: Visitor, change: DraftBody = {}): Promise<OfficeJob> => {
  const slug = unique('notice')
  const body = { ...completeBody(ownFields.job, slug, slug), ...change }
  const made = await office.post<{ id: string }>('/api/admin/content/job', { body })
  expect(made.status, made.text).toBe(201)
  const { id } = made.body
  const item = `/api/admin/content/job/${id}`
  const stored = async () => (await office.get<OfficeDetail>(item)).body
  return {
    id,
    stored,
    open: async (page) => {
      await page.goto(`${office.url}/admin/jobs/${id}`)
      await settled(page)
      return editorPage(page)
    },
    saveFrom: async (visitor, changed) => {
      const { draft } = await stored()
      const input = { revision: draft.revision, body: { ...draft.body, ...changed } }
      const saved = await visitor.put<SavedDraft>(`${item}/draft`, input)
      expect(saved.status, saved.text).toBe(200)
    },
  }
}
