import { useTranslation } from '../../../../i18n/use-translation.ts'
import { DateWords } from '../../../../office/date-words.tsx'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { Field } from '../../../../ui/field.tsx'
import { faultsOfTerms } from '../terms-form.ts'
import { offerControls, type OfferControl } from './offer-form.ts'

type Props = { texts: Readonly<Record<string, string>>; answer: OfficeAnswer | undefined }

const kindsOf = { price: 'price', list: 'price', days: 'days', from: 'time', to: 'time' } as const

/** Price, validity and dates of an offer. */
export function TermsFields({ texts, answer }: Props) {
  const { t } = useTranslation('officeOffers')
  const faults = faultsOfTerms(offerControls, answer)
  const errorOf = (name: OfferControl): string | undefined => {
    const fault = faults[name]
    if (fault === undefined) return undefined
    return fault === 'not_higher' || fault === 'not_later' ? t(`errors.${fault}`) : t(`errors.${kindsOf[name]}`)
  }
  const field = (name: OfferControl) => {
    const error = errorOf(name)
    return {
      name,
      label: t(`fields.${name}`),
      defaultValue: texts[name] ?? '',
      autoComplete: 'off',
      ...(error !== undefined && { error }),
    }
  }
  const hintOf = (name: 'from' | 'to') => (
    <>
      {t(`hints.${name}`)}
      <DateWords text={texts[name] ?? ''} />
    </>
  )
  return (
    <>
      <Field {...field('price')} inputMode="numeric" hint={t('hints.price')} />
      <Field {...field('list')} inputMode="numeric" hint={t('hints.list')} />
      <Field {...field('days')} inputMode="numeric" hint={t('hints.days')} />
      <Field {...field('from')} type="datetime-local" hint={hintOf('from')} />
      <Field {...field('to')} type="datetime-local" hint={hintOf('to')} />
    </>
  )
}

/** Names of a pass. */
export function PassNames({ texts, answer }: Props) {
  const { t } = useTranslation('officeOffers')
  return (['en', 'hi'] as const).map((language) => {
    const name = `title.${language}` as const
    const isWrong = answer?.fields[name] !== undefined || answer?.fields['title'] !== undefined
    return (
      <Field
        key={name}
        name={name}
        lang={language}
        label={t(`fields.${name}`)}
        maxLength={120}
        autoComplete="off"
        defaultValue={texts[name] ?? ''}
        {...(isWrong && { error: t('errors.title') })}
      />
    )
  })
}
