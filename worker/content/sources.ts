import type { DraftBody } from '../../domain/content/contract.ts'
import { followSources } from '../../domain/content/staleness.ts'
import { bodyOf, type ContentRecord } from './content.state.ts'
import type { ContentKind } from './content-kind.ts'

/** Sources kept with the draft, else with the published version. */
const sourcesOf = ({ draft, found }: Pick<ContentRecord, 'draft' | 'found'>) => draft?.sources ?? found?.sources ?? null

/** Paths of stale translations in the stored body. */
export const staleOf = (kind: ContentKind, state: ContentRecord): string[] => {
  const body = bodyOf(kind, state)
  return followSources({ previous: body, next: body, sources: sourcesOf(state) }).stale
}

/** Sources and stale translations of a body that replaces the stored one. */
export const sourcesAfter = (
  kind: ContentKind,
  state: ContentRecord,
  { body, confirmed }: { body: DraftBody; confirmed?: readonly string[] | undefined },
) => followSources({ previous: bodyOf(kind, state), next: body, sources: sourcesOf(state), confirmed })
