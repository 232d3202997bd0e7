import { useNavigation } from 'react-router'
import { countedTo } from '../../../../../domain/lists.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { countText } from '../../../../office/count-text.ts'
import { ExportMenu, ExportPanel } from '../../../../office/list/export-menu.tsx'
import { ListRefused } from '../../../../office/list/list-refused.tsx'
import { Paging } from '../../../../office/list/paging.tsx'
import { useListKeys } from '../../../../office/list/use-list-keys.ts'
import type { ListAnswer } from '../../../../office/list/view-action.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import type { OrdersData } from './load-orders.ts'
import { ordersLink } from './orders-address.ts'
import { OrdersFilters, OrderStates } from './orders-filters.tsx'
import { OrdersTable } from './orders-table.tsx'

const calls = '/api/admin/order-exports'

/** Orders by state, kind, item, coupon, day and search, newest first. */
export function OrdersTab({ data, answer }: { data: OrdersData; answer: ListAnswer | undefined }) {
  const { t } = useTranslation('officeOrders')
  const { filters, cursor, page, made, now } = data
  const here = ordersLink(filters, cursor)
  const current = useListKeys({ items: page.items, idOf: ({ id }) => id, editorOf: officePaths.adminOrder })
  const isLoading = useNavigation().state === 'loading'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {made && <ExportPanel made={made} file={`${calls}/${made.id}/file`} here={here} />}
      <OrderStates filters={filters} />
      <OrdersFilters filters={filters} />
      <ListRefused answer={answer} />
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1">
        <p role="status" className="text-sm text-muted">
          {t('count', { count: page.count, number: countText(page.count) })}
        </p>
        <div className="ms-auto">
          <ExportMenu
            isLong={page.count > countedTo}
            action={here}
            fileOf={(format) => `${calls}/now?${new URLSearchParams({ ...filters, format })}`}
          />
        </div>
      </div>
      {page.isPartial && <p className="text-sm text-warning">{t('partial')}</p>}
      <div aria-busy={isLoading} className={isLoading ? 'opacity-60' : undefined}>
        {page.items.length === 0 ? (
          <NoOrders isFiltered={Object.keys(filters).length > 0} />
        ) : (
          <OrdersTable orders={page.items} now={now} current={current} />
        )}
      </div>
      <Paging
        label={t('pages')}
        first={cursor === null ? null : ordersLink(filters)}
        next={page.next && ordersLink(filters, page.next)}
      />
    </div>
  )
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('officeOrders')
  if (!isFiltered) return <EmptyState title={t('empty.title')} text={t('empty.text')} />
  return (
    <EmptyState
      title={t('officeList:noMatch.title')}
      text={t('noMatch')}
      action={
        <LinkButton to={ordersLink({})} look="secondary">
          {t('officeList:noMatch.clear')}
        </LinkButton>
      }
    />
  )
}
