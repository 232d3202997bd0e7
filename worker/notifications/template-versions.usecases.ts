import { initialTemplates } from '../../domain/notifications/initial-templates.ts'
import { messageKinds, noticeKinds, type NoticeKind } from '../../domain/notifications/kinds.ts'
import type {
  RestoreTemplate,
  SaveTemplate,
  TemplateHistory,
  TemplateLine,
  TemplateVersion,
} from '../../domain/notifications/office.ts'
import { templateFaults, templateTexts, type NoticeTemplate } from '../../domain/notifications/templates.ts'
import { inAuditedTransaction, type Act } from '../activities/audit.ts'
import type { Services } from '../platform/context.ts'
import { AppError, notFound } from '../platform/errors.ts'
import { invalidInput } from '../platform/validate.ts'
import type { NamesOf } from './naming.ts'
import * as store from './templates.store.ts'

const shownVersions = 30

const isMessage = (kind: NoticeKind): boolean => (messageKinds as readonly NoticeKind[]).includes(kind)

/** Kinds whose words the office may change; those of messages are written with each message. */
const editedKinds = noticeKinds.filter((kind) => !isMessage(kind))

/** Every template with its version in force. */
export const listTemplates = async (services: Services, namesOf: NamesOf): Promise<{ items: TemplateLine[] }> => {
  const rows = new Map((await store.listNewest(services.db)).map((row) => [row.kind, row]))
  const names = await namesOf(
    services,
    [...rows.values()].map(({ createdBy }) => createdBy),
  )
  const items = editedKinds.map((kind): TemplateLine => {
    const row = rows.get(kind)
    return {
      kind,
      title: (row?.value ?? initialTemplates[kind]).title,
      version: row?.version ?? 0,
      at: row?.createdAt ?? null,
      by: row ? (names.get(row.createdBy) ?? null) : null,
    }
  })
  return { items }
}

const requireEdited = (kind: NoticeKind): void => {
  if (isMessage(kind)) throw notFound()
}

/** The newest versions of a template, the one in force first. Throws 404 for the kinds of messages. */
export const readTemplate = async (
  services: Services,
  kind: NoticeKind,
  namesOf: NamesOf,
): Promise<TemplateHistory> => {
  requireEdited(kind)
  const rows = await store.listVersions(services.db, kind, shownVersions + 1)
  const names = await namesOf(
    services,
    rows.map(({ createdBy }) => createdBy),
  )
  const versions = rows.slice(0, shownVersions).map(({ version, value, note, createdAt, createdBy }) => ({
    version,
    value,
    note,
    at: createdAt,
    by: names.get(createdBy) ?? null,
  }))
  const isCut = rows.length > shownVersions
  const initial: TemplateVersion = { version: 0, value: initialTemplates[kind], note: '', at: null, by: null }
  const [current, ...earlier] = isCut ? versions : [...versions, initial]
  return { kind, versions: [current ?? initial, ...earlier], isCut }
}

type Saved = Pick<Act, 'act' | 'detail'> & { actor: string; base: number; value: NoticeTemplate; note: string }

const save = async (services: Services, kind: NoticeKind, saved: Saved): Promise<{ version: number }> => {
  const { actor, base, value, note, act, detail } = saved
  const before = base === 0 ? initialTemplates[kind] : (await store.findVersion(services.db, kind, base))?.value
  const { isDone } = await inAuditedTransaction(
    services,
    {
      actor,
      act,
      kind: 'notice_template',
      itemId: kind,
      title: value.title,
      ...(before && { before: templateTexts(before) }),
      after: templateTexts(value),
      detail: { version: base + 1, ...detail },
      ...(note && { reason: note }),
    },
    [store.insertVersion({ kind, base, value, note, by: actor, now: services.now() })],
  )
  if (!isDone) throw new AppError('content.revision_conflict', 409, 'Someone else has changed this template meanwhile.')
  return { version: base + 1 }
}

/**
 * Saves a new version of a template, in force everywhere within a minute. Throws 422 for a placeholder that the kind does
 * not have, 409 when `base` is not the newest version.
 */
export const saveTemplate = async (
  services: Services,
  kind: NoticeKind,
  { base, note, value }: SaveTemplate,
  actor: string,
): Promise<{ version: number }> => {
  requireEdited(kind)
  const faults = templateFaults(kind, value)
  if (Object.keys(faults).length > 0) throw invalidInput(faults)
  return save(services, kind, { actor, base, note, value, act: 'template.changed' })
}

/** Saves an earlier version again as the newest; 0 is that of the product. Throws 404 for an unknown version. */
export const restoreTemplate = async (
  services: Services,
  kind: NoticeKind,
  { base, version }: RestoreTemplate,
  actor: string,
): Promise<{ version: number }> => {
  requireEdited(kind)
  const value = version === 0 ? initialTemplates[kind] : (await store.findVersion(services.db, kind, version))?.value
  if (!value) throw notFound()
  return save(services, kind, { actor, base, note: '', value, act: 'template.restored', detail: { restored: version } })
}
