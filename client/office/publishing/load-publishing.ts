import type { BodyRef, HistoryLine, ShownDiff } from '../../../domain/content/history.ts'
import type { DraftKind } from '../../../domain/content.ts'
import type { CursorPage } from '../../../domain/lists.ts'
import { unwrap, type Api } from '../../api.ts'

export type Comparison = { before: BodyRef; after: BodyRef; diff: ShownDiff }
export type PublishingData = { history: CursorPage<HistoryLine>; comparison: Comparison | null }

/** Parameters of the editor's address that the panel reads. */
export const panelParameters = { before: 'before', after: 'after', cursor: 'history' } as const

/** History of an item, and the comparison that its address asks for. */
export const loadPublishing = async (
  request: Request,
  { kind, id, api }: { kind: DraftKind; id: string; api: Api },
): Promise<PublishingData> => {
  const { searchParams } = new URL(request.url)
  const item = api.admin.content[':kind'][':id']
  const param = { kind, id }
  const [before, after] = [searchParams.get(panelParameters.before), searchParams.get(panelParameters.after)]
  const cursor = searchParams.get(panelParameters.cursor) ?? undefined
  const [history, diff] = await Promise.all([
    unwrap(item.history.$get({ param, query: { cursor } })),
    // The history is shown without a comparison that is no longer possible, as after a purge.
    before && after ? unwrap(item.diff.$get({ param, query: { before, after } })).catch(() => null) : null,
  ])
  return { history, comparison: before && after && diff ? { before, after, diff } : null }
}
