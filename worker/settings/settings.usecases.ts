import { isLegalPage } from '../../domain/settings/legal.ts'
import { draftOfVersion } from '../../domain/settings/legal-draft.ts'
import { changesBetween } from '../../domain/settings/section-forms.ts'
import { initialSettings } from '../../domain/settings/initial.ts'
import type { SettingsHistory, SettingsVersion } from '../../domain/settings/office.ts'
import { settingContracts, type RestoreSettings, type SaveSettings } from '../../domain/settings/section-contract.ts'
import {
  sectionTitles,
  settingFields,
  type SettingSection,
  type SettingValues,
} from '../../domain/settings/sections.ts'
import { inAuditedTransaction, type Act } from '../activities/audit.ts'
import { dispatchSoon, eventRow, newEvent } from '../events/outbox.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { validValue } from '../platform/validate.ts'
import { findSuppliedVersion } from './legal.store.ts'
import * as store from './settings.store.ts'

export type NamesOf = (services: Services, userIds: string[]) => Promise<ReadonlyMap<string, string>>

/** Versions that the history lists; those of a legal page are long. */
const shownVersions = (section: SettingSection): number => (isLegalPage(section) ? 8 : 30)

/** Longest text that the activities quote; the history has the whole. */
const quotedLength = 1_000

const quoted = (text: string): string => (text.length > quotedLength ? `${text.slice(0, quotedLength)}…` : text)

/** Text of a control as the activities keep it; that of a switch as a flag. */
const shownText = (section: SettingSection, control: string, text: string): string | boolean =>
  settingFields[section][control]?.type === 'switch' ? text === 'true' : quoted(text)

/** Value before the first save: that of the product, or the version of a legal page that came with it. */
const initialValue = async ({ db }: Services, section: SettingSection): Promise<SettingValues[SettingSection]> => {
  const supplied = isLegalPage(section) ? await findSuppliedVersion(db, section) : undefined
  return supplied ? draftOfVersion(supplied) : initialSettings[section]
}

/** The newest versions of a section, with the current one first. */
export const readHistory = async (
  services: Services,
  section: SettingSection,
  namesOf: NamesOf,
): Promise<SettingsHistory> => {
  const limit = shownVersions(section)
  const rows = await store.listVersions(services.db, section, limit + 1)
  const names = await namesOf(
    services,
    rows.map(({ createdBy }) => createdBy),
  )
  const versions = rows.slice(0, limit).map(({ version, value, note, createdAt, createdBy }): SettingsVersion => ({
    version,
    // Fields that came later have the values of a new deployment.
    value: { ...initialSettings[section], ...value },
    note,
    at: createdAt,
    by: names.get(createdBy) ?? null,
  }))
  const isCut = rows.length > limit
  const initial = { version: 0, value: await initialValue(services, section), note: '', at: null, by: null }
  const [current, ...earlier] = isCut ? versions : [...versions, initial]
  return { versions: [current ?? initial, ...earlier], isCut }
}

type Saved = Pick<Act, 'act' | 'detail'> & { actor: string; base: number; value: Record<string, unknown>; note: string }

const save = async (services: Services, section: SettingSection, saved: Saved): Promise<{ version: number }> => {
  const { actor, base, value, note, act, detail } = saved
  const before = base === 0 ? undefined : await store.findVersion(services.db, section, base)
  const changes = changesBetween(section, before?.value ?? (await initialValue(services, section)), value)
  const sides = (side: 'before' | 'after') =>
    Object.fromEntries(changes.map((each) => [each.control, shownText(section, each.control, each[side])]))
  const now = services.now()
  const event = newEvent(services, { kind: 'settings.changed', payload: { section } })
  const isOwn = store.isVersionOf(section, base + 1, now, actor)
  const { isDone } = await inAuditedTransaction(
    services,
    {
      actor,
      act,
      kind: 'settings',
      itemId: section,
      title: sectionTitles[section],
      before: sides('before'),
      after: sides('after'),
      detail: { version: base + 1, ...detail },
      ...(note && { reason: note }),
    },
    [store.insertVersion({ section, base, value, note, by: actor, now }), eventRow(event, isOwn)],
    { when: isOwn },
  )
  if (!isDone)
    throw new AppError('content.revision_conflict', 409, 'Someone else has changed these settings meanwhile.')
  dispatchSoon(services, [event])
  return { version: base + 1 }
}

/** Saves a new version of a section. Throws 422 for a wrong field, 409 when `base` is not the current version. */
export const saveSettings = async (
  services: Services,
  section: SettingSection,
  { base, note, value }: SaveSettings,
  actor: string,
): Promise<{ version: number }> =>
  save(services, section, {
    actor,
    base,
    note,
    value: validValue<SettingValues[SettingSection]>(settingContracts[section], value),
    act: 'settings.changed',
  })

/** Saves an earlier version again as the newest. Throws 404 for an unknown version, 409 as `saveSettings`. */
export const restoreSettings = async (
  services: Services,
  section: SettingSection,
  { base, version }: RestoreSettings,
  actor: string,
): Promise<{ version: number }> => {
  const held = version === 0 ? undefined : await store.findVersion(services.db, section, version)
  if (version !== 0 && !held) throw notFound()
  const value = { ...(await initialValue(services, section)), ...held?.value }
  const detail = { restored: version }
  return save(services, section, { actor, base, note: '', value, act: 'settings.restored', detail })
}
