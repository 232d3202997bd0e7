import { AuthoredVersion } from '../../domain/catalogue/presets/authored.ts'
import { bodyOfPattern, isUnchecked, noteOf, patternOf } from '../../domain/catalogue/presets/body.ts'
import { presetForm } from '../../domain/catalogue/presets/form.ts'
import { versionFaults } from '../../domain/catalogue/presets/faults.ts'
import { versionInForce } from '../../domain/catalogue/presets/in-force.ts'
import type { PresetDraft } from '../../domain/catalogue/presets/office.ts'
import { checklistOf } from '../../domain/content/checklist.ts'
import type { DraftBody } from '../../domain/content/contract.ts'
import { withoutReservedKeys } from '../../domain/content/fields.ts'
import { dateInIndia } from '../../domain/india.ts'
import { namesOf } from '../accounts/people.usecases.ts'
import { inAuditedTransaction } from '../activities/audit.ts'
import { boundedDraft } from '../content/bounded-draft.ts'
import { contentFaults } from '../content/faults.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { invalidInput } from '../platform/validate.ts'
import * as store from './presets.store.ts'
import { requiredPreset } from './presets.usecases.ts'

type Checked = { version: AuthoredVersion | null } & Pick<PresetDraft, 'faults' | 'checklist'>

/** Checks a draft against its contract, then against itself and the version in force. */
const check = (services: Services, presetId: string, body: DraftBody, since: string | null): Checked => {
  const own = withoutReservedKeys(body)
  const { data, error } = AuthoredVersion.safeParse(own)
  const now = services.now()
  const faults = error ? contentFaults(error, own) : versionFaults(data, { presetId, today: dateInIndia(now), since })
  const checklist = checklistOf({ form: presetForm, body, faults, stale: [], now })
  return { version: data && Object.keys(faults).length === 0 ? data : null, faults, checklist }
}

/** Versions of a preset, and the first day of the one in force. */
const versionsOf = async (services: Services, presetId: string) => {
  const versions = await store.listVersions(services.db, presetId)
  return { versions, since: versionInForce(versions, dateInIndia(services.now()))?.effectiveFrom ?? null }
}

const conflict = () => new AppError('content.revision_conflict', 409, 'This was saved elsewhere in the meantime.')

const requiredDraft = async (services: Services, presetId: string) => {
  const held = await store.findDraft(services.db, presetId)
  if (!held) throw notFound()
  return held
}

/** Begins the next version as a copy. Throws 404 for an unknown version, 409 when a draft exists. */
export const beginPresetDraft = async (
  services: Services,
  presetId: string,
  from: string,
  actor: string,
): Promise<{ revision: number }> => {
  const version = await store.findVersion(services.db, from)
  if (version?.presetId !== presetId) throw notFound()
  const { sourceNote, source, pattern } = version
  const body = {
    effectiveFrom: dateInIndia(services.now()),
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
  const draft = {
    presetId,
    fromVersionId: from,
    revision: 1,
    body,
    updatedAt: services.now(),
    updatedBy: actor,
  }
  if (!(await store.insertDraft(services.db, draft)))
    throw new AppError('content.not_possible', 409, 'A draft of the next version exists already.')
  return { revision: 1 }
}

/** Throws 404 when there is none. */
export const readPresetDraft = async (services: Services, presetId: string): Promise<PresetDraft> => {
  const [{ draft, from }, { since }] = await Promise.all([
    requiredDraft(services, presetId),
    versionsOf(services, presetId),
  ])
  const { revision, body, updatedAt, updatedBy } = draft
  const { faults, checklist } = check(services, presetId, body, since)
  const names = await namesOf(services, [updatedBy])
  const updatedByName = names.get(updatedBy) ?? null
  return { from, revision, body, faults, checklist, updatedAt, updatedBy, updatedByName }
}

/** Saves a draft over the revision from which the edit began; complete or not. Throws 409 after another save. */
export const savePresetDraft = async (
  services: Services,
  presetId: string,
  { revision: began, body: sent }: { revision: number; body: DraftBody },
  actor: string,
): Promise<Pick<PresetDraft, 'revision' | 'faults' | 'checklist'> & { savedAt: number }> => {
  const { body } = boundedDraft(sent)
  const now = services.now()
  const revision = await store.saveDraft(services.db, { presetId, revision: began, body, now, by: actor })
  if (revision === null) {
    await requiredDraft(services, presetId)
    throw conflict()
  }
  const { since } = await versionsOf(services, presetId)
  const { faults, checklist } = check(services, presetId, body, since)
  return { revision, savedAt: now, faults, checklist }
}

/** Throws 404 when there is none. */
export const discardPresetDraft = async (services: Services, presetId: string, actor: string): Promise<void> => {
  const { name } = await requiredPreset(services, presetId)
  const act = { actor, act: 'preset.draft_discarded', kind: 'preset', itemId: presetId, title: name } as const
  const { isDone } = await inAuditedTransaction(services, act, [store.deleteDraft(presetId)])
  if (!isDone) throw notFound()
}

/**
 * Makes the draft a version. Tests keep the versions that they were made with. Throws 422 with the faults of the draft,
 * 409 after another save.
 */
export const addPresetVersion = async (
  services: Services,
  presetId: string,
  revision: number,
  actor: string,
): Promise<{ version: number }> => {
  const [{ name }, held, { versions, since }] = await Promise.all([
    requiredPreset(services, presetId),
    requiredDraft(services, presetId),
    versionsOf(services, presetId),
  ])
  if (held.draft.revision !== revision) throw conflict()
  const { version: authored, faults } = check(services, presetId, held.draft.body, since)
  if (!authored) throw invalidInput(faults)
  const { source, changes, effectiveFrom } = authored
  const version = (versions[0]?.version ?? 0) + 1
  const id = services.newId('prv')
  const isInserted = store.isInserted(id)
  const { isDone } = await inAuditedTransaction(
    services,
    {
      actor,
      act: 'preset.version_added',
      kind: 'preset',
      itemId: presetId,
      title: name,
      after: { effectiveFrom, ...(source.url && { source: source.url }) },
      detail: { version, from: held.from },
      reason: changes,
    },
    [
      store.insertVersion({
        id,
        presetId,
        version,
        revision,
        effectiveFrom,
        sourceNote: noteOf(source),
        source:
          source.url === '' ? null : JSON.stringify({ title: source.title, url: source.url, seen: source.seen ?? '' }),
        changes,
        pattern: JSON.stringify(patternOf(authored)),
        by: actor,
        now: services.now(),
      }),
      store.deleteDraftWhen(presetId, isInserted),
    ],
    { when: isInserted },
  )
  if (!isDone) throw conflict()
  return { version }
}
