import type { DueItem, DueLine, DueName } from '../../../domain/dashboard/contract.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { officeKinds } from '../../office/frame/kinds.ts'

/** Address with further parameters. */
const withSearch = (address: string, search: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${search}`

/** Id of the table of searches on the page. */
export const searchesId = 'searches'

const lists: Partial<Record<DueName, string>> = {
  shifts: officePaths.adminShifts(),
  messages: officePaths.adminMessages(),
  stuckOrders: officePaths.adminSalesTab('stuck'),
  differences: officePaths.adminSalesTab('reconciliation'),
  reports: officePaths.adminBankTab('reports'),
  challenges: officePaths.adminBankTab('challenges'),
  refunds: officePaths.adminSalesTab('refunds'),
  tasks: `${officePaths.adminSettingsTab('system')}#tasks`,
  mails: `${officePaths.adminSettingsTab('system')}#mails`,
  letters: `${officePaths.adminSettingsTab('system')}#messages`,
  factUses: withSearch(officePaths.adminFacts(), 'view=flagged'),
  facts: withSearch(officePaths.adminFacts(), 'view=expiring'),
  searches: `#${searchesId}`,
}

const filters: Partial<Record<DueName, string>> = {
  scheduled: 'state=scheduled',
  untranslated: 'state=published&language=no-hi',
}

/** List of the stale translations of the question bank. */
const staleOfBank = withSearch(officePaths.adminBankTab('translations'), 'need=stale')

/** List behind a line; null where there is none. */
export const listOf = ({ name, kind }: DueLine): string | null => {
  if (name === 'stale' && (kind === 'question' || kind === 'passage')) return staleOfBank
  const filter = filters[name]
  if (!kind || !filter) return lists[name] ?? null
  return withSearch(officeKinds[kind].list, filter)
}

const pages: Partial<Record<DueName, (id: string) => string>> = {
  jobDates: officePaths.adminJob,
  challenges: officePaths.adminQuestionChallenges,
  keySuspects: officePaths.adminQuestionStatistics,
  liveTests: officePaths.adminTestLive,
  shifts: officePaths.adminShifts,
}

/** Page of a named item: its editor, the live room of a test, or the statistics of a question. */
export const placeOf = ({ name, kind }: DueLine, { id }: DueItem): string =>
  (kind ? officeKinds[kind].address(id) : pages[name]?.(id)) ?? paths.admin()
