import type { ItemKind } from '../../domain/content.ts'
import type { SearchDocument } from '../../domain/search/contract.ts'
import { toIndexedDocument, rulesVersion, termsOf } from '../../domain/search/indexed.ts'
import type { Services } from '../platform/context.ts'
import { startAuditedTask, startTask } from '../tasks/tasks.usecases.ts'
import * as store from './index.store.ts'
import type { DocumentSource } from './source.ts'

/** Documents per batch. */
const pageSize = 40

type Sources = readonly DocumentSource[]

const digestOf = async (text: string): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

const rowOf = async (document: SearchDocument): Promise<store.IndexRow> => {
  const row = toIndexedDocument(document)
  return { ...row, fingerprint: await digestOf(JSON.stringify([rulesVersion, row])) }
}

type Writing = { readAt: number; countedFrom: number; which: 'changed' | 'all' }

/** Writes documents into the index; `changed` skips unchanged ones. Returns the number written. */
export const putDocuments = async (
  services: Services,
  documents: SearchDocument[],
  writing: Writing,
): Promise<number> => {
  const rows = await Promise.all(documents.map(rowOf))
  const stored =
    writing.which === 'all' ? new Map<string, string>() : await store.fingerprints(services.env, rows.map(keyOf))
  const [same, other] = [true, false].map((wanted) =>
    rows.filter((row) => (stored.get(`${row.kind} ${row.itemId}`) === row.fingerprint) === wanted),
  )
  if (same && same.length > 0) await store.markSeen(services.env, same.map(keyOf), services.now())
  if (!other || other.length === 0) return 0
  const { readAt, countedFrom } = writing
  const write = { id: services.newId('wri'), now: services.now(), readAt, countedFrom }
  await store.writeDocuments(services.env, other, termsOf(other), write)
  return other.length
}

const keyOf = ({ kind, itemId }: store.IndexRow) => ({ kind, itemId })

/** The search document of an item; null when it is not published. */
export const findDocument = async (
  services: Services,
  sources: Sources,
  kind: ItemKind,
  id: string,
): Promise<SearchDocument | null> => (await sources.find((source) => source.kind === kind)?.find(services, id)) ?? null

/** Updates one item of the index from its area; idempotent. */
export const refreshItem = async (services: Services, sources: Sources, kind: ItemKind, id: string): Promise<void> => {
  const readAt = services.now()
  const document = await findDocument(services, sources, kind, id)
  if (document) await putDocuments(services, [document], { readAt, countedFrom: 0, which: 'changed' })
  else await store.removeDocument(services.env, kind, id, services.now())
}

/** Progress of a rebuild: its start, the index of the source, and the last id taken from it. */
export type RebuildCursor = { began: number; source: number; after: string }

/**
 * Writes the next page of a rebuild; `next` is null at its end. Documents are replaced first and missing ones deleted
 * last, so that searches find everything meanwhile. `changed` skips unchanged documents.
 */
export const rebuildStep = async (
  services: Services,
  sources: Sources,
  cursor: RebuildCursor,
  which: 'changed' | 'all',
): Promise<{ next: RebuildCursor | null; documents: number; written: number }> => {
  const source = sources[cursor.source]
  if (!source) {
    await store.sweep(services.env, cursor.began, which === 'all' ? 'sweep' : 'keep', rulesVersion)
    return { next: null, documents: 0, written: 0 }
  }
  const readAt = services.now()
  const documents = await source.list(services, cursor.after, pageSize)
  const countedFrom = which === 'all' ? cursor.began : 0
  const written = documents.length > 0 ? await putDocuments(services, documents, { readAt, countedFrom, which }) : 0
  const last = documents.at(-1)
  const next =
    last && documents.length === pageSize
      ? { ...cursor, after: last.id }
      : { ...cursor, source: cursor.source + 1, after: '' }
  return { next, documents: documents.length, written }
}

/** Rebuilds at once, for scripts; completely when the rules have changed. Returns the number of documents written. */
export const rebuildNow = async (services: Services, sources: Sources, which: 'changed' | 'all'): Promise<number> => {
  const made = (await store.readRulesVersion(services.env)) === rulesVersion ? which : 'all'
  let cursor: RebuildCursor | null = { began: services.now(), source: 0, after: '' }
  let written = 0
  while (cursor) {
    const step: Awaited<ReturnType<typeof rebuildStep>> = await rebuildStep(services, sources, cursor, made)
    written += step.written
    cursor = step.next
  }
  return written
}

/** Starts a rebuild of the product's own, after a change that concerns many items. */
export const rebuildSearch = async (services: Services): Promise<void> => {
  await startTask(services, { kind: 'search_rebuild', userId: null, input: {} })
}

export const startRebuild = (services: Services, userId: string): Promise<string> =>
  startAuditedTask(services, {
    act: { actor: userId, act: 'search.rebuilt', kind: 'search', itemId: 'index' },
    kind: 'search_rebuild',
    userId,
    input: {},
  })
