import type { OfferLine } from '../../../../../domain/purchases/office-offers.ts'
import { groupIndian, rupees } from '../../../../i18n/format.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { When } from '../../../../office/list/changed.tsx'
import { useListKeys } from '../../../../office/list/use-list-keys.ts'
import { rowCell, SalesRow, SalesTable } from '../sales-table.tsx'
import { OfferBadge } from './offer-badge.tsx'
import { itemText } from './offer-form.ts'
import { offersAddress, type OfferFilters } from './offers-address.ts'

type Props = { offers: readonly OfferLine[]; now: number; filters: OfferFilters }

const columns = ['title', 'kind', 'price', 'validity', 'dates', 'sold', 'changed'] as const

/** Offers as a table; on a phone as cards. */
export function OfferTable({ offers, now, filters }: Props) {
  const { t } = useTranslation('officeOffers')
  const addressOf = (id: string) => {
    const offer = offers.find((each) => each.id === id)
    return offersAddress(filters, offer && { item: itemText(offer) })
  }
  const current = useListKeys({ items: offers, idOf: ({ id }) => id, editorOf: addressOf })
  const headings = columns.map((name) => ({ name, label: t(`list.columns.${name}`), isNumber: isNumber(name) }))
  return (
    <SalesTable label={t('list.label')} headings={headings}>
      {offers.map((offer, index) => (
        <Row
          key={offer.id}
          offer={offer}
          now={now}
          to={addressOf(offer.id)}
          index={index}
          isCurrent={index === current}
        />
      ))}
    </SalesTable>
  )
}

const isNumber = (column: string): boolean => column === 'price' || column === 'sold'

type RowProps = { offer: OfferLine; now: number; to: string; index: number; isCurrent: boolean }

function Row({ offer, now, to, index, isCurrent }: RowProps) {
  const { t } = useTranslation('officeOffers')
  const { pick } = useBilingual()
  const text = pick(offer.title) || offer.title.en || offer.title.hi
  return (
    <SalesRow
      index={index}
      isCurrent={isCurrent}
      title={text || t('list.untitled')}
      to={to}
      state={<OfferBadge offer={offer} now={now} />}
    >
      <td className={rowCell}>{t(`orders:kinds.${offer.kind}`)}</td>
      <td className={`${rowCell} tabular sm:text-right`}>
        {t('priceShown', { amount: rupees(offer.pricePaise) })}
        {offer.listPaise !== null && (
          <span className="text-muted md:block"> {t('listShown', { amount: rupees(offer.listPaise) })}</span>
        )}
      </td>
      <td className={`${rowCell} whitespace-nowrap`}>
        {offer.validityDays === null ? t('noEnd') : t('validity', { count: offer.validityDays })}
      </td>
      <td className={offer.from === null && offer.to === null ? `${rowCell} max-md:hidden` : rowCell}>
        <Dates offer={offer} />
      </td>
      <td className={`${rowCell} tabular sm:text-right`}>
        <span className="md:hidden">{t('list.columns.sold')}: </span>
        {groupIndian(offer.sold)}
      </td>
      <td className={`${rowCell} text-muted`}>
        <When at={offer.updatedAt} now={now} /> {offer.by}
      </td>
    </SalesRow>
  )
}

function Dates({ offer: { from, to } }: { offer: OfferLine }) {
  const { t } = useTranslation('officeOffers')
  const { dateTime } = useFormat()
  return (
    <>
      {from !== null && <span className="md:block">{t('fromShown', { time: dateTime(from) })} </span>}
      {to !== null && <span className="md:block">{t('toShown', { time: dateTime(to) })}</span>}
      {from === null && to === null && '–'}
    </>
  )
}
