import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { OrderList } from './order-list.tsx'
import { OwnedItems } from './owned-items.tsx'
import type { OwnedData } from './owned-loader.ts'

/** What a student owns and until when, and the orders with their papers. */
export function OwnedPage({ owned, orders, isFirst, now }: OwnedData) {
  const { t } = useTranslation('owned')
  const running = owned.filter(({ isRunning }) => isRunning)
  const rest = owned.filter(({ isRunning }) => !isRunning)
  const isEmpty = owned.length === 0 && orders.items.length === 0 && isFirst
  return (
    <>
      <h1 className="mb-5 text-2xl md:text-3xl">{t('title')}</h1>
      {isEmpty ? (
        <NothingBought />
      ) : (
        <>
          {isFirst && <OwnedItems title={t('mine')} items={running} now={now} empty={t('noneRunning')} />}
          <OrderList orders={orders} isFirst={isFirst} />
          {isFirst && rest.length > 0 && <OwnedItems title={t('ended')} items={rest} now={now} />}
        </>
      )}
    </>
  )
}

function NothingBought() {
  const { t } = useTranslation('owned')
  return (
    <EmptyState
      illustration="empty"
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <>
          <LinkButton to={paths.tests()}>{t('empty.see')}</LinkButton>
          <LinkButton to={`${paths.tests()}?access=free`} look="secondary">
            {t('empty.free')}
          </LinkButton>
        </>
      }
    />
  )
}
