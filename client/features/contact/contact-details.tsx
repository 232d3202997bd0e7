import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ContactDetails as Details } from '../../../domain/contact/details.ts'
import { accountPaths } from '../../../domain/account-paths.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'

/** Other ways to contact us, and shortcuts for common questions. */
export function ContactDetails({ details }: { details: Details }) {
  const { t } = useTranslation('contact')
  const { pick } = useBilingual()
  const { email, phone, hours, address, officer, company, isSample } = details
  return (
    <div className="grid gap-5">
      <section className="card p-4">
        <h2 className="flex flex-wrap items-center gap-2 text-lg">
          {t('ways')} {isSample && <Badge>{t('sample')}</Badge>}
        </h2>
        {isSample && <p className="mt-1 text-sm text-muted">{t('sampleNote')}</p>}
        <dl className="mt-2 grid gap-3">
          <Line name={t('mail')}>
            <Mail to={email} />
          </Line>
          <Line name={t('phone')}>
            <Phone number={phone} />
          </Line>
          <Line name={t('hours')}>{pick(hours)}</Line>
          <Line name={t('address')}>{pick(address)}</Line>
          {company.entity.en && (
            <Line name={t('company')}>
              {pick(company.entity)}
              {company.registeredOffice.en && <p className="whitespace-pre-line">{pick(company.registeredOffice)}</p>}
              {company.cin && <p className="tabular">CIN {company.cin}</p>}
              {company.gstin && <p className="tabular">GSTIN {company.gstin}</p>}
            </Line>
          )}
          <Line name={t('officer')}>
            {officer.name.en && <p>{pick(officer.name)}</p>}
            {officer.phone && (
              <p>
                <Phone number={officer.phone} />
              </p>
            )}
            {officer.email && <Mail to={officer.email} />}
          </Line>
        </dl>
      </section>
      <section className="card p-4">
        <h2 className="text-lg">{t('quick')}</h2>
        <ul className="mt-2 grid list-disc gap-2 pl-5 marker:text-primary">
          <li>{t('wrongQuestion')}</li>
          <li>
            {t('ownData')}{' '}
            <Link to={accountPaths.profileData()} className="link inline-flex min-h-11 items-center">
              {t('toProfile')}
            </Link>
          </li>
        </ul>
      </section>
    </div>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

function Mail({ to }: { to: string }) {
  return (
    <a href={`mailto:${to}`} className="link inline-flex min-h-11 items-center">
      {to}
    </a>
  )
}

function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replaceAll(/[ -]/g, '')}`} className="link tabular inline-flex min-h-11 items-center">
      {number}
    </a>
  )
}
