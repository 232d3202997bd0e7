import type { SQL } from 'drizzle-orm'
import { keyFits } from '../../domain/questions/key-fits.ts'
import type { KeyChange } from '../../domain/questions/key-change.ts'
import { refreshRows } from '../content/office-rows.ts'
import { inAuditedTransaction } from '../activities/audit.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { makeMemo } from '../platform/memo.ts'
import * as store from './keys.store.ts'
import { renderReasons } from './questions.content.ts'
import { renderBilingual } from './rich-text.ts'

type KeyRow = Awaited<ReturnType<typeof store.readKeys>>['keys'][number]

/** Keys by question. `revision` is `tests.key_revision`, incremented by every change of a key. */
export type FrozenKeys = { revision: number; keys: ReadonlyMap<string, KeyRow> }

// Keyed by revision: another isolate may have changed a key, and the caller knows the revision from the row it read.
const keysByRevision = makeMemo<FrozenKeys>(64)

/** Current keys of a test version. Throws 404 where there is no such version. */
export const latestKeysOf = async (services: Services, versionId: string): Promise<FrozenKeys> => {
  const { revision, keys } = await store.readKeys(services.db, versionId)
  if (revision === undefined) throw notFound()
  return { revision, keys: new Map(keys.map((row) => [row.questionId, row])) }
}

/**
 * Keys of a test version, at least as new as the revision that the caller has just read. Used by scoring, and by
 * results after the release.
 */
export const keysOf = (services: Services, versionId: string, revision: number): Promise<FrozenKeys> =>
  keysByRevision(`${versionId} ${revision}`, () => latestKeysOf(services, versionId))

/** A version of the key of a version of a question. */
export type KeyVersion = { questionId: string; questionVersionId: string; version: number }

const rendered = (text: unknown, html: unknown) => ({ text: JSON.stringify(text), html: JSON.stringify(html) })

/**
 * Adds a proposed version of a key, which scores nothing yet. Throws 404 where there is no such question, 422 where the
 * key does not fit it, 409 while another is proposed.
 */
export const proposeKey = async (
  services: Services,
  actor: string,
  questionId: string,
  change: KeyChange,
): Promise<KeyVersion> => {
  const { questionVersionId, key, alternatives, outcome, reason, solution, reasons } = change
  const shown = await store.findVersion(services.db, questionId, questionVersionId)
  if (!shown) throw notFound()
  if (![key, ...alternatives].every((each) => keyFits(each, shown.body)))
    throw new AppError('input.invalid', 422, 'This key is not one of the question.', {
      fields: { key: 'names what the question does not show' },
    })
  const proposal = store.proposalStatement({
    questionVersionId: shown.id,
    key,
    alternatives,
    outcome,
    reason,
    solution: solution ? rendered(solution, await renderBilingual(solution)) : null,
    reasons: reasons ? rendered(reasons, await renderReasons(reasons)) : null,
    now: services.now(),
  })
  const act = { actor, act: 'key.proposed', kind: 'question', itemId: questionId } as const
  const before = (await store.listKeys(services.db, questionId)).find(
    (each) => each.questionVersionId === shown.id && each.state === 'current',
  )
  const { results } = await inAuditedTransaction(
    services,
    {
      ...act,
      reason: reason.en,
      before: { key: before?.key, alternatives: before?.alternatives, outcome: before?.outcome },
      after: { key, alternatives, outcome },
    },
    [proposal],
    { after: refreshRows('question', [questionId]) },
  )
  const version = results[0]?.results[0]?.version as number | undefined
  if (version === undefined) throw keyConflict('Another change of this key is proposed already.')
  return { questionId, questionVersionId: shown.id, version }
}

export const keyConflict = (message: string) => new AppError('questions.key_conflict', 409, message)

/** Dismisses a proposal; throws 409 where it is no longer one. */
export const dismissKey = async (
  services: Services,
  actor: string,
  { questionId, questionVersionId, version }: KeyVersion,
): Promise<void> => {
  const act = { actor, act: 'key.dismissed', kind: 'question', itemId: questionId, detail: { key: version } } as const
  const dismissal = store.dismissalStatement(questionVersionId, version)
  const after = refreshRows('question', [questionId])
  if (!(await inAuditedTransaction(services, act, [dismissal], { after })).isDone)
    throw keyConflict('This change is not proposed any more.')
}

/** Keys of a question in every state, newest first. */
export const listKeys = async (services: Services, questionId: string) => {
  const keys = await store.listKeys(services.db, questionId)
  if (keys.length === 0) throw notFound()
  return keys
}

/** A key in any state; undefined where there is none. */
export const findKey = (services: Services, { questionVersionId, version }: KeyVersion) =>
  store.findKey(services.db, questionVersionId, version)

export const testsWithQuestion = (services: Services, questionVersionId: string): Promise<string[]> =>
  store.listTestsOf(services.db, questionVersionId)

/** Statements for the caller's transaction that make a proposed key current unless a query finds something. */
export const keyCommitStatements = (
  services: Services,
  { questionVersionId, version }: KeyVersion,
  unless: SQL,
): SQL[] => store.makeCurrentStatements(questionVersionId, version, unless, services.now())

export const isKeyCurrent = ({ questionVersionId, version }: KeyVersion): SQL =>
  store.isCurrentVersion(questionVersionId, version)
