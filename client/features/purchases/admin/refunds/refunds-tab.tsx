import { refundFilters } from '../../../../../domain/purchases/refunds.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { groupIndian } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { ChoiceLinks } from '../../../../office/list/choice-links.tsx'
import { Paging } from '../../../../office/list/paging.tsx'
import { useListKeys } from '../../../../office/list/use-list-keys.ts'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { refundsAddress, type RefundsData } from './load-refunds.ts'
import { RefundCard } from './refund-card.tsx'

/** Refunds: those that wait for a decision, those that failed, those under way, and all. */
export function RefundsTab({ data, answer }: { data: RefundsData; answer: OfficeAnswer | undefined }) {
  const { t } = useTranslation('officeRefunds')
  const { show, page, isFirst } = data
  const choices = refundFilters.map((filter) => ({
    to: refundsAddress(filter),
    label: t('counted', { name: t(`filters.${filter}`), count: groupIndian(page.counts[filter]) }),
    isShown: filter === show,
  }))
  const orderOf = (id: string) => officePaths.adminOrder(page.items.find((each) => each.id === id)?.orderId ?? '')
  const current = useListKeys({ items: page.items, idOf: ({ id }) => id, editorOf: orderOf })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ChoiceLinks label={t('label')} choices={choices} />
      {page.items.length === 0 ? (
        <EmptyState text={t(`empty.${show}`)} />
      ) : (
        <ul aria-label={t('label')} className="grid gap-3">
          {page.items.map((refund, index) => (
            <li key={refund.id} data-row={index} aria-current={index === current ? 'true' : undefined}>
              <RefundCard
                refund={refund}
                isCurrent={index === current}
                answer={answer?.id === refund.id ? answer : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      <Paging
        label={t('pages')}
        first={isFirst ? null : refundsAddress(show)}
        next={page.next && refundsAddress(show, page.next)}
      />
    </div>
  )
}
