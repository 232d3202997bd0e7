import { Link } from 'react-router'
import type { OfferLine } from '../../../../../domain/purchases/office-offers.ts'
import { groupIndian, rupees } from '../../../../i18n/format.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { writtenLanguage } from '../../../../i18n/written-language.ts'
import { When } from '../../../../office/list/changed.tsx'
import { useListKeys } from '../../../../office/list/use-list-keys.ts'
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
  return (
    <div className="md:overflow-x-auto">
      <table className="w-full border-collapse text-sm max-md:block">
        <caption className="sr-only">{t('list.label')}</caption>
        <thead className="max-md:hidden">
          <tr className="border-b border-edge text-start">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`px-2 py-2 font-semibold ${isNumber(column) ? 'text-end' : 'text-start'}`}
              >
                {t(`list.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
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
        </tbody>
      </table>
    </div>
  )
}

const isNumber = (column: string): boolean => column === 'price' || column === 'sold'

type RowProps = { offer: OfferLine; now: number; to: string; index: number; isCurrent: boolean }

const cell = 'px-2 py-2 align-top max-md:inline max-md:p-0 max-md:pe-3'

function Row({ offer, now, to, index, isCurrent }: RowProps) {
  const { t } = useTranslation('officeOffers')
  const { pick } = useBilingual()
  const text = pick(offer.title) || offer.title.en || offer.title.hi
  return (
    <tr
      data-row={index}
      aria-current={isCurrent ? 'true' : undefined}
      className="border-b border-hairline hover:bg-sunken aria-[current=true]:bg-primary-soft max-md:block max-md:py-2"
    >
      <th scope="row" className="px-2 py-2 text-start align-top font-normal max-md:block max-md:p-0">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <Link
            to={to}
            lang={writtenLanguage(text)}
            className="font-semibold text-ink [overflow-wrap:anywhere] hover:underline"
          >
            {text || t('list.untitled')}
          </Link>
          <OfferBadge offer={offer} now={now} />
        </span>
      </th>
      <td className={cell}>{t(`orders:kinds.${offer.kind}`)}</td>
      <td className={`${cell} tabular md:text-end`}>
        {t('priceShown', { amount: rupees(offer.pricePaise) })}
        {offer.listPaise !== null && (
          <span className="text-muted md:block"> {t('listShown', { amount: rupees(offer.listPaise) })}</span>
        )}
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        {offer.validityDays === null ? t('noEnd') : t('validity', { count: offer.validityDays })}
      </td>
      <td className={cell}>
        <Dates offer={offer} />
      </td>
      <td className={`${cell} tabular md:text-end`}>
        <span className="md:sr-only">{t('list.columns.sold')}: </span>
        {groupIndian(offer.sold)}
      </td>
      <td className={`${cell} text-muted`}>
        <When at={offer.updatedAt} now={now} /> {offer.by}
      </td>
    </tr>
  )
}

function Dates({ offer: { from, to } }: { offer: OfferLine }) {
  const { t } = useTranslation('officeOffers')
  const { dateTime } = useFormat()
  return (
    <>
      {from !== null && <span className="md:block">{t('fromShown', { time: dateTime(from) })} </span>}
      {to !== null && <span className="md:block">{t('toShown', { time: dateTime(to) })}</span>}
      {from === null && to === null && <span className="max-md:hidden">–</span>}
    </>
  )
}
