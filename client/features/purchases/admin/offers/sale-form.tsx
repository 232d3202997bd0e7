import { Form, useNavigation } from 'react-router'
import type { OfferItem, OfficeOffer } from '../../../../../domain/purchases/office-offers.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { Button } from '../../../../ui/button.tsx'
import { HiddenFields } from '../../../../ui/hidden-fields.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { textsOfTerms } from '../terms-form.ts'
import { itemText, offerControls, type OfferControl } from './offer-form.ts'
import { PassNames, TermsFields } from './terms-fields.tsx'

type Props = {
  item: OfferItem
  offer: OfficeOffer | null
  /** Texts of a first offer. */
  suggested?: Readonly<Record<string, string>>
  answer: OfficeAnswer | undefined
  className?: string
}

/** Form of the sale of an item. A refused one keeps what was typed. */
export function SaleForm({ item, offer, suggested = {}, answer, className = 'grid gap-3' }: Props) {
  const { t } = useTranslation('officeOffers')
  const isBusy = useNavigation().state === 'submitting'
  const stored: Record<string, string> = offer
    ? { ...textsOfTerms(offerControls, offer), 'title.en': offer.title.en, 'title.hi': offer.title.hi }
    : { ...textsOfTerms(offerControls, null), ...suggested }
  const own = answer && ['offer-create', 'offer-change'].includes(answer.intent) ? answer : undefined
  const texts = own?.values ?? stored
  const intent = offer ? 'offer-change' : 'offer-create'
  return (
    <Form key={offer?.revision ?? 'new'} method="post" noValidate preventScrollReset className={className}>
      <HiddenFields
        fields={{ intent, item: itemText(item), id: offer?.id ?? '', revision: String(offer?.revision ?? '') }}
      />
      {own && <Refused answer={own} stored={stored} />}
      {item.kind === 'pass' && <PassNames texts={texts} answer={own} />}
      <TermsFields texts={texts} answer={own} />
      <div>
        <Button type="submit" look={offer ? 'secondary' : 'primary'} disabled={isBusy}>
          {isBusy ? t('common:waiting') : t(offer ? 'save' : 'create')}
        </Button>
      </div>
    </Form>
  )
}

type RefusedProps = { answer: OfficeAnswer; stored: Readonly<Record<string, string>> }

/** Why a form was refused, unless its fields say so; after another's change both values of what differs. */
function Refused({ answer, stored }: RefusedProps) {
  const { t } = useTranslation('officeOffers')
  const { code, values, fields } = answer
  // What is free elsewhere is listed above the form.
  if (code === null || code === 'purchases.free_elsewhere') return null
  if (code !== 'content.revision_conflict')
    return Object.keys(fields).length > 0 ? null : <Notice tone="danger">{t(`errors:${code}`)}</Notice>
  const changed = (Object.keys(offerControls) as OfferControl[]).filter((name) => stored[name] !== values[name])
  return (
    <Notice tone="warning" title={t('conflict.title')} className="col-span-full">
      <p>{t('conflict.text')}</p>
      {changed.map((name) => (
        <dl key={name} className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 text-sm">
          <dt className="col-span-2 font-semibold">{t(`fields.${name}`)}</dt>
          <dt>{t('conflict.theirs')}</dt>
          <dd>{stored[name] || t('conflict.nothing')}</dd>
          <dt>{t('conflict.yours')}</dt>
          <dd>{values[name] || t('conflict.nothing')}</dd>
        </dl>
      ))}
    </Notice>
  )
}
