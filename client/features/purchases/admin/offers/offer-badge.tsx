import type { OfficeOffer } from '../../../../../domain/purchases/office-offers.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { saleStateOf } from './offer-form.ts'

const tones = { none: 'neutral', on: 'success', coming: 'primary', over: 'warning', withdrawn: 'danger' } as const

/** State of a sale. */
export function OfferBadge({ offer, now }: { offer: OfficeOffer | null; now: number }) {
  const { t } = useTranslation('officeOffers')
  const state = saleStateOf(offer, now)
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
}
