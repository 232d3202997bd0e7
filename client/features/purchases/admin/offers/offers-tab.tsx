import { Form, useNavigation } from 'react-router'
import { soldKinds } from '../../../../../domain/purchases/offers.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { countText } from '../../../../office/count-text.ts'
import { ChoiceLinks } from '../../../../office/list/choice-links.tsx'
import { Paging } from '../../../../office/list/paging.tsx'
import { SearchLine } from '../../../../office/list/search-line.tsx'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { HiddenFields } from '../../../../ui/hidden-fields.tsx'
import type { OffersData } from './load-offers.ts'
import { offersAddress, saleFilters, type OfferFilters } from './offers-address.ts'
import { OfferTable } from './offer-table.tsx'
import { OpenSale } from './open-sale.tsx'
import { PassChoice } from './pass-choice.tsx'

/** Offers by sale, kind and words, the sale that is open, and the sale of a pass. */
export function OffersTab({ data, answer }: { data: OffersData; answer: OfficeAnswer | undefined }) {
  const { t } = useTranslation('officeOffers')
  const isLoading = useNavigation().state === 'loading'
  const { filters, page, open, isFirst, now, exams } = data
  return (
    <div className="grid grid-cols-1 gap-4">
      {open && <OpenSale {...open} exams={exams} now={now} answer={answer} close={offersAddress(filters)} />}
      <Filters filters={filters} />
      <p role="status" className="text-sm text-muted">
        {t('list.count', { count: page.count, number: countText(page.count) })}
      </p>
      <div aria-busy={isLoading} className={isLoading ? 'opacity-60' : undefined}>
        {page.items.length === 0 ? (
          <Nothing isFiltered={Object.keys(filters).length > 0} />
        ) : (
          <OfferTable offers={page.items} now={now} filters={filters} />
        )}
      </div>
      <Paging
        label={t('list.label')}
        first={isFirst ? null : offersAddress(filters)}
        next={page.next && offersAddress(filters, { cursor: page.next })}
      />
      <PassChoice exams={exams} filters={filters} />
    </div>
  )
}

function Filters({ filters }: { filters: OfferFilters }) {
  const { t } = useTranslation('officeOffers')
  const { sale, kind, q } = filters
  const words = q ? { q } : {}
  const sales = [undefined, ...saleFilters].map((each) => ({
    to: offersAddress({ ...words, ...(kind && { kind }), ...(each && { sale: each }) }),
    label: t(each ? `list.${each}` : 'list.all'),
    isShown: each === sale,
  }))
  const kinds = [undefined, ...soldKinds].map((each) => ({
    to: offersAddress({ ...words, ...(sale && { sale }), ...(each && { kind: each }) }),
    label: each ? t(`orders:kinds.${each}`) : t('list.allKinds'),
    isShown: each === kind,
  }))
  const kept = { tab: 'offers', ...(sale && { sale }), ...(kind && { kind }) }
  return (
    <div className="grid gap-2">
      <ChoiceLinks label={t('list.sales')} choices={sales} />
      <ChoiceLinks label={t('list.kinds')} choices={kinds} />
      <Form method="get" role="search" aria-label={t('list.search')} autoComplete="off">
        <HiddenFields fields={kept} />
        <SearchLine
          label={t('list.search')}
          value={q}
          clear={offersAddress({ ...(sale && { sale }), ...(kind && { kind }) })}
        />
      </Form>
    </div>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('officeOffers')
  if (!isFiltered) return <EmptyState title={t('list.emptyTitle')} text={t('list.emptyText')} />
  const clear = (
    <LinkButton to={offersAddress({})} look="secondary">
      {t('list.clear')}
    </LinkButton>
  )
  return <EmptyState text={t('list.none')} action={clear} />
}
