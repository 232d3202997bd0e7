import type { PrintedKeys, TestKeyLine } from '../../domain/catalogue/test-page.ts'
import { omit } from '../content/omit.ts'
import type { Services } from '../platform/context.ts'
import { listSolutions, readKeysOf } from './test-keys.store.ts'

/** Versions of questions with their keys, in the order of the ids; those that no longer exist are left out. */
export const keysOfVersions = async ({ db }: Services, versionIds: readonly string[]): Promise<TestKeyLine[]> => {
  const [versions, keys] = await readKeysOf(db, versionIds)
  const byVersion = Map.groupBy(keys, ({ questionVersionId }) => questionVersionId)
  const lines = new Map(
    versions.map((version) => [
      version.questionVersionId,
      {
        ...version,
        keys: (byVersion.get(version.questionVersionId) ?? []).map((key) => omit(key, 'questionVersionId')),
      },
    ]),
  )
  return versionIds.flatMap((id) => lines.get(id) ?? [])
}

/** Current keys and solutions of versions of questions. */
export const solutionsOfVersions = async ({ db }: Services, versionIds: readonly string[]): Promise<PrintedKeys> => ({
  items: await listSolutions(db, versionIds),
})
