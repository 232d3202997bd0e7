import { AuthoredVersion } from '../../domain/catalogue/presets/authored.ts'
import { bodyOfPattern, isUnchecked, noteOf, patternOf } from '../../domain/catalogue/presets/body.ts'
import { presetForm } from '../../domain/catalogue/presets/form.ts'
import { versionFaults } from '../../domain/catalogue/presets/faults.ts'
import { versionInForce } from '../../domain/catalogue/presets/in-force.ts'
import { dateInIndia } from '../../domain/india.ts'
import { contentFaults } from '../../domain/content/contract-faults.ts'
import type { DatedPart, DatedVersions, ReadyVersion } from './dated-part.ts'
import * as store from './presets.store.ts'

type Versions = Awaited<ReturnType<typeof store.listVersions>>

const bodyFrom = (version: Versions[number], today: string) => {
  const { sourceNote, source, pattern } = version
  return {
    effectiveFrom: today,
    changes: '',
    source: {
      title: source?.title ?? '',
      url: source?.url ?? '',
      seen: null,
      note: sourceNote,
      unchecked: isUnchecked(sourceNote),
    },
    ...bodyOfPattern(pattern),
  }
}

const readyOf = (authored: AuthoredVersion): ReadyVersion => {
  const { source, changes, effectiveFrom } = authored
  return {
    effectiveFrom,
    changes,
    ...(source.url && { source: source.url }),
    insert: (made) =>
      store.insertVersion({
        ...made,
        effectiveFrom,
        sourceNote: noteOf(source),
        source:
          source.url === '' ? null : JSON.stringify({ title: source.title, url: source.url, seen: source.seen ?? '' }),
        changes,
        pattern: JSON.stringify(patternOf(authored)),
      }),
  }
}

/** Rules of a preset. Tests keep the versions that they were made with. */
export const patternPart: DatedPart = {
  part: 'pattern',
  form: presetForm,
  prefix: 'prv',
  acts: { added: 'preset.version_added', discarded: 'preset.draft_discarded' },
  isInserted: store.isVersionInserted,
  versionsOf: async (services, presetId): Promise<DatedVersions> => {
    const versions = await store.listVersions(services.db, presetId)
    const today = dateInIndia(services.now())
    const since = versionInForce(versions, today)?.effectiveFrom ?? null
    const [newest] = versions
    return {
      next: (newest?.version ?? 0) + 1,
      newest: newest ? bodyOfPattern(newest.pattern) : null,
      bodyFrom: (versionId) => {
        const from = versions.find(({ id }) => id === versionId)
        return from ? bodyFrom(from, today) : null
      },
      check: (own) => {
        const { data, error } = AuthoredVersion.safeParse(own)
        if (error) return { faults: contentFaults(error, own), ready: null }
        return { faults: versionFaults(data, { presetId, today, since }), ready: readyOf(data) }
      },
    }
  },
}
