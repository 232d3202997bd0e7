import type { PresetDraft } from '../../domain/catalogue/presets/office.ts'
import { checklistOf } from '../../domain/content/checklist.ts'
import type { DraftBody } from '../../domain/content/contract.ts'
import { withoutReservedKeys } from '../../domain/content/fields.ts'
import { namesOf } from '../accounts/people.usecases.ts'
import { inAuditedTransaction } from '../activities/audit.ts'
import { boundedDraft } from '../content/bounded-draft.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { invalidInput } from '../platform/validate.ts'
import type { DatedPart, DatedVersions, ReadyVersion } from './dated-part.ts'
import * as store from './preset-drafts.store.ts'
import { requiredPreset } from './presets.usecases.ts'

type Checked = { ready: ReadyVersion | null } & Pick<PresetDraft, 'faults' | 'checklist'>

const check = (services: Services, { form }: DatedPart, versions: DatedVersions, body: DraftBody): Checked => {
  const { faults, ready } = versions.check(withoutReservedKeys(body))
  const checklist = checklistOf({ form, body, faults, stale: [], now: services.now() })
  return { ready: Object.keys(faults).length === 0 ? ready : null, faults, checklist }
}

const conflict = () => new AppError('content.revision_conflict', 409, 'This was saved elsewhere in the meantime.')

const requiredDraft = async ({ db }: Services, { part }: DatedPart, presetId: string) => {
  const held = await store.findDraft(db, presetId, part)
  if (!held) throw notFound()
  return held
}

/** Begins the next version as a copy, or a first one. Throws 404 for an unknown version, 409 when a draft exists. */
export const beginPresetDraft = async (
  services: Services,
  dated: DatedPart,
  presetId: string,
  from: string | null,
  actor: string,
): Promise<{ revision: number }> => {
  const [, { bodyFrom }] = await Promise.all([requiredPreset(services, presetId), dated.versionsOf(services, presetId)])
  const body = bodyFrom(from)
  if (!body) throw notFound()
  const draft = {
    presetId,
    part: dated.part,
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
export const readPresetDraft = async (services: Services, dated: DatedPart, presetId: string): Promise<PresetDraft> => {
  const [{ draft, from }, versions] = await Promise.all([
    requiredDraft(services, dated, presetId),
    dated.versionsOf(services, presetId),
  ])
  const { revision, body, updatedAt, updatedBy } = draft
  const { faults, checklist } = check(services, dated, versions, body)
  const names = await namesOf(services, [updatedBy])
  const updatedByName = names.get(updatedBy) ?? null
  const { next, newest } = versions
  return { from, next, newest, revision, body, faults, checklist, updatedAt, updatedBy, updatedByName }
}

/** Saves a draft over the revision from which the edit began; complete or not. Throws 409 after another save. */
export const savePresetDraft = async (
  services: Services,
  dated: DatedPart,
  presetId: string,
  { revision: began, body: sent }: { revision: number; body: DraftBody },
  actor: string,
): Promise<Pick<PresetDraft, 'revision' | 'faults' | 'checklist'> & { savedAt: number }> => {
  const { body } = boundedDraft(sent)
  const now = services.now()
  const { part } = dated
  const revision = await store.saveDraft(services.db, { presetId, part, revision: began, body, now, by: actor })
  if (revision === null) {
    await requiredDraft(services, dated, presetId)
    throw conflict()
  }
  const { faults, checklist } = check(services, dated, await dated.versionsOf(services, presetId), body)
  return { revision, savedAt: now, faults, checklist }
}

/** Throws 404 when there is none. */
export const discardPresetDraft = async (
  services: Services,
  { part, acts }: DatedPart,
  presetId: string,
  actor: string,
): Promise<void> => {
  const { name } = await requiredPreset(services, presetId)
  const act = { actor, act: acts.discarded, kind: 'preset', itemId: presetId, title: name } as const
  const { isDone } = await inAuditedTransaction(services, act, [store.deleteDraft(presetId, part)])
  if (!isDone) throw notFound()
}

/** Makes the draft a version. Throws 422 with the faults of the draft, 409 after another save. */
export const addPresetVersion = async (
  services: Services,
  dated: DatedPart,
  presetId: string,
  revision: number,
  actor: string,
): Promise<{ version: number }> => {
  const [{ name }, held, versions] = await Promise.all([
    requiredPreset(services, presetId),
    requiredDraft(services, dated, presetId),
    dated.versionsOf(services, presetId),
  ])
  if (held.draft.revision !== revision) throw conflict()
  const { ready, faults } = check(services, dated, versions, held.draft.body)
  if (!ready) throw invalidInput(faults)
  const { effectiveFrom, changes, source } = ready
  const version = versions.next
  const id = services.newId(dated.prefix)
  const isInserted = dated.isInserted(id)
  const { isDone } = await inAuditedTransaction(
    services,
    {
      actor,
      act: dated.acts.added,
      kind: 'preset',
      itemId: presetId,
      title: name,
      after: { effectiveFrom, ...(source && { source }) },
      detail: { version, from: held.from },
      reason: changes,
    },
    [
      ready.insert({ id, presetId, version, revision, by: actor, now: services.now() }),
      store.deleteDraft(presetId, dated.part, isInserted),
    ],
    { when: isInserted },
  )
  if (!isDone) throw conflict()
  return { version }
}
