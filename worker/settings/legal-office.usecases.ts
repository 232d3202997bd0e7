import { dateInIndia } from '../../domain/india.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { isPublished, legalFaults, sectionsOfDraft } from '../../domain/settings/legal-draft.ts'
import {
  legalPages,
  type LegalContent,
  type LegalPage,
  type OfficeLegal,
  type OfficeLegalPage,
} from '../../domain/settings/legal.ts'
import { sectionTitles, type LegalDraft } from '../../domain/settings/sections.ts'
import { inAuditedTransaction } from '../activities/audit.ts'
import { dispatchSoon, eventRow, newEvent } from '../events/outbox.ts'
import type { Services } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { invalidInput } from '../platform/validate.ts'
import { insertLegalVersion, isLegalVersionOf, listLegalVersions } from './legal.store.ts'
import { readHistory, type NamesOf } from './settings.usecases.ts'

export type RenderBilingual = (text: Bilingual) => Promise<Bilingual>

/** Newest saved draft of a page with its published versions. */
const readDraft = async (services: Services, page: LegalPage, namesOf: NamesOf) => {
  const [{ versions }, published] = await Promise.all([
    readHistory(services, page, namesOf),
    listLegalVersions(services.db, page),
  ])
  const [saved] = versions
  const draft = saved.value as LegalDraft
  const newest = published[0] ?? null
  const faults = legalFaults(draft, { today: dateInIndia(services.now()), newest })
  return { saved, draft, faults, published, newest }
}

const readPage = async (services: Services, page: LegalPage, namesOf: NamesOf): Promise<OfficeLegalPage> => {
  const { saved, draft, faults, published, newest } = await readDraft(services, page, namesOf)
  const names = await namesOf(
    services,
    published.flatMap(({ createdBy }) => createdBy ?? []),
  )
  const today = dateInIndia(services.now())
  const current = published.find(({ effectiveFrom }) => effectiveFrom <= today)
  const stateOf = (version: (typeof published)[number]) => {
    if (version === current) return 'current'
    return version.effectiveFrom > today ? 'upcoming' : 'past'
  }
  return {
    page,
    title: (current ?? newest)?.content.title ?? sectionTitles[page],
    versions: published.map((version) => ({
      version: version.version,
      effectiveFrom: version.effectiveFrom,
      at: version.createdAt,
      by: names.get(version.createdBy ?? '') ?? null,
      changes: version.content.changes,
      state: stateOf(version),
    })),
    draft: isPublished(draft, newest) ? null : { version: saved.version, at: saved.at, by: saved.by, faults },
  }
}

/** Every legal page with its versions and its draft. */
export const readOfficeLegal = async (services: Services, namesOf: NamesOf): Promise<OfficeLegal> => ({
  pages: await Promise.all(legalPages.map((page) => readPage(services, page, namesOf))),
})

const contentOf = async (
  draft: LegalDraft,
  newest: { content: LegalContent } | null,
  render: RenderBilingual,
): Promise<LegalContent> => {
  const { title, summary, changes } = draft
  const sections = sectionsOfDraft(draft, newest?.content.sections ?? [])
  return {
    title,
    summary,
    changes: changes.en === '' ? null : changes,
    sections: await Promise.all(sections.map(async (section) => ({ ...section, html: await render(section.text) }))),
  }
}

const conflict = () => new AppError('content.revision_conflict', 409, 'Someone else has changed this page meanwhile.')

type Publish = { page: LegalPage; base: number; actor: string }

/**
 * Publishes the saved draft of a page as its next version. Throws 422 with the faults by control, 409 when the draft is
 * not the newest.
 */
export const publishLegalPage = async (
  services: Services,
  { namesOf, render }: { namesOf: NamesOf; render: RenderBilingual },
  { page, base, actor }: Publish,
): Promise<{ version: number }> => {
  const { saved, draft, faults, newest } = await readDraft(services, page, namesOf)
  if (saved.version !== base) throw conflict()
  if (faults.length > 0) throw invalidInput(Object.fromEntries(faults.map((each) => [each.control, each.fault])))
  const [version, now] = [(newest?.version ?? 0) + 1, services.now()]
  const content = await contentOf(draft, newest, render)
  const event = newEvent(services, { kind: 'settings.changed', payload: { section: page } })
  const isOwn = isLegalVersionOf(page, version, now, actor)
  const { effectiveFrom, changes } = draft
  const { isDone } = await inAuditedTransaction(
    services,
    {
      actor,
      act: 'settings.published',
      kind: 'settings',
      itemId: page,
      title: sectionTitles[page],
      detail: { version, effectiveFrom },
      ...(changes.en && { reason: changes.en }),
    },
    [insertLegalVersion({ page, version, effectiveFrom, content, base, by: actor, now }), eventRow(event, isOwn)],
    { when: isOwn },
  )
  if (!isDone) throw conflict()
  dispatchSoon(services, [event])
  return { version }
}
