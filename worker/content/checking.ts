import type { AuthoredItem } from '../../domain/content/authored.ts'
import { checklistOf, type ChecklistEntry } from '../../domain/content/checklist.ts'
import type { DraftBody } from '../../domain/content/contract.ts'
import { faultOf } from '../../domain/content/faults.ts'
import { editorFormOf } from '../../domain/editor-forms.ts'
import type { Services } from '../platform/context.ts'
import { saleChecks } from '../purchases/sale-checks.usecases.ts'
import { falseFiles } from '../uploads/files.usecases.ts'
import { completeBody } from './complete-body.ts'
import type { ContentKind } from './content-kind.ts'
import { contentFaults } from '../../domain/content/contract-faults.ts'
import { filesIn } from './file-keys.ts'
import * as items from './items.store.ts'

/** Publishable body, with the ids of its exams. */
export type Publishable = { authored: AuthoredItem; examIds: string[] }

type Checked = {
  /** Null when a fault prevents publication. */
  publishable: Publishable | null
  faults: Record<string, string>
  checklist: ChecklistEntry[]
}

type Faults = Record<string, string>

/** Faults found in the database: exams, rows and files that do not exist. */
const storedFaults = async (services: Services, kind: ContentKind, authored: AuthoredItem) => {
  const [known, dangling, files] = await Promise.all([
    items.examIds(services.db, authored.exams),
    items.danglingReferences(services.db, kind.references(authored)),
    falseFiles(services, filesIn(authored)),
  ])
  const faults: Faults = {
    ...Object.fromEntries(
      authored.exams.flatMap((slug, index) => (known.has(slug) ? [] : [[`exams.${index}`, faultOf('unknown')]])),
    ),
    ...Object.fromEntries(dangling.map(({ field }) => [field, faultOf('unknown')])),
    ...Object.fromEntries(files.map((path) => [path, faultOf('unknown')])),
  }
  return { faults, examIds: authored.exams.flatMap((slug) => known.get(slug) ?? []) }
}

/** Checks a draft against its contract, the database and the checklist. `stale`: paths of stale translations. */
export const checkDraft = async (
  services: Services,
  kind: ContentKind,
  { itemId, body, stale }: { itemId: string; body: DraftBody; stale: readonly string[] },
): Promise<Checked> => {
  const complete = completeBody(kind, body, itemId)
  const { data, error } = kind.contract.safeParse(complete)
  const { slug } = complete
  const [stored, isTaken, own, ofSale] = await Promise.all([
    data ? storedFaults(services, kind, data) : null,
    typeof slug === 'string' && slug !== '' ? items.hasSlug(services.db, kind, slug, itemId) : false,
    kind.checks?.(services, { itemId, body }) ?? [],
    saleChecks(services, { kind: kind.kind, itemId, body }),
  ])
  const faults: Faults = {
    ...(error && contentFaults(error, complete)),
    ...stored?.faults,
    ...(isTaken && { slug: faultOf('taken') }),
  }
  const form = editorFormOf(kind.kind)
  const { compareLanguages } = kind
  const checklist = [
    ...checklistOf({ form, body, faults, stale, now: services.now(), compareLanguages }),
    ...own,
    ...ofSale,
  ]
  const mayPublish = data && stored && !checklist.some(({ blocks }) => blocks)
  return { publishable: mayPublish ? { authored: data, examIds: stored.examIds } : null, faults, checklist }
}

/** Reason of each field that prevents publication. */
export const blockingFields = ({ checklist }: Pick<Checked, 'checklist'>): Faults =>
  Object.fromEntries(checklist.filter(({ blocks }) => blocks).map(({ path, code, fault }) => [path, fault ?? code]))
