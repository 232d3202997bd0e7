import type { ChecklistEntry } from '../../domain/content/checklist.ts'
import type { DraftBody } from '../../domain/content/contract.ts'
import type { DraftKind } from '../../domain/content.ts'
import { soldKinds } from '../../domain/purchases/offers.ts'
import type { Services } from '../platform/context.ts'
import { acrossSale, freeElsewhere } from './free-elsewhere.usecases.ts'
import { hasActiveOffer } from './offers-office.store.ts'

/** Tests that a warning names. */
const namedTests = 3

const warning = (code: ChecklistEntry['code'], values?: ChecklistEntry['values']): ChecklistEntry => ({
  code,
  path: 'access',
  blocks: false,
  ...(values && { values }),
})

/** Warnings where the access of a draft and the sale of its item do not fit together; none for kinds that are not sold. */
export const saleChecks = async (
  services: Services,
  { kind: name, itemId, body }: { kind: DraftKind; itemId: string; body: DraftBody },
): Promise<ChecklistEntry[]> => {
  const kind = soldKinds.find((each) => each === name)
  if (!kind) return []
  const { access } = body
  if (!(await hasActiveOffer(services.db, kind, itemId))) return access === 'paid' ? [warning('unsold')] : []
  const shared = await freeElsewhere(services, { kind, itemId })
  return [
    ...(access === 'free' ? [warning('sold_free')] : []),
    ...(shared.length > 0 ? [warning('sold_shared', { count: shared.length })] : []),
  ]
}

/** Warning that a test asks questions of tests on the other side of a sale. */
export const testSaleChecks = async (
  services: Services,
  paper: Parameters<typeof acrossSale>[1],
): Promise<ChecklistEntry[]> => {
  const uses = await acrossSale(services, paper)
  if (uses.length === 0) return []
  const titles = [...new Map(uses.map(({ testId, title }) => [testId, title.en || title.hi])).values()]
  const more = titles.length > namedTests ? ` + ${titles.length - namedTests}` : ''
  const values = {
    count: new Set(uses.map(({ questionId }) => questionId)).size,
    tests: titles.slice(0, namedTests).join(', ') + more,
  }
  return [warning(paper.isFree ? 'question_sold' : 'question_free', values)]
}
