import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCode } from '../../../domain/courses/certificate-code.ts'
import type { CertificateCheck } from '../../../domain/courses/contract.ts'
import { paths } from '../../../domain/paths.ts'
import type { CheckOutcome } from '../../load-check.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { CodeForm } from '../../ui/code-form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CertificateSheet } from './certificate-sheet.tsx'

/** Certificate code form. */
export function CertificateForm({ entered = '' }: { entered?: string }) {
  const { t } = useTranslation('certificates')
  return (
    <CodeForm
      action={paths.certificates()}
      label={t('code')}
      button={t('button')}
      entered={entered}
      placeholder="XXXX-XXXX-XXXX-XXXX-XXXX-XXXX-XXXX"
      autoCapitalize="characters"
    />
  )
}

/** Result of a certificate check: holder, course and validity. */
export function CheckResult({ outcome, entered }: { outcome: CheckOutcome<CertificateCheck>; entered: string }) {
  const { t } = useTranslation('certificates')
  if (outcome.state === 'found') return <Found found={outcome.found} />
  const isUnknown = outcome.state === 'unknown'
  return (
    <div className="grid gap-4">
      <Notice tone={isUnknown ? 'danger' : 'warning'} title={t(isUnknown ? 'unknown' : 'limited')}>
        {t(isUnknown ? 'unknownText' : 'limitedText')}
      </Notice>
      <CertificateForm entered={entered} />
    </div>
  )
}

function Found({ found }: { found: CertificateCheck }) {
  const { t } = useTranslation('certificates')
  const { date } = useFormat()
  const { state, name, course, issuedAt, revokedAt, code, qr } = found
  const isValid = state === 'valid'
  return (
    <div className="grid gap-4">
      <Notice tone={isValid ? 'success' : 'danger'} title={t(isValid ? 'valid' : 'revoked')}>
        {revokedAt === null ? null : t('revokedOn', { date: date(revokedAt) })}
      </Notice>
      {isValid ? (
        <CertificateSheet certificate={{ code, name, title: course.title, issuedAt, qr }} />
      ) : (
        <RevokedFacts found={found} />
      )}
      <p className="flex gap-2 text-sm text-muted">
        <BadgeCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
        {t('limits')}
      </p>
      <p className="no-print flex flex-wrap gap-x-6">
        {course.isListed && (
          <Link to={paths.course(course.id)} className="link inline-flex min-h-11 items-center">
            {t('toCourse')}
          </Link>
        )}
        <Link to={paths.certificates()} className="link inline-flex min-h-11 items-center">
          {t('another')}
        </Link>
      </p>
    </div>
  )
}

/** Facts of a certificate that was taken back; it is not shown as one. */
function RevokedFacts({ found: { name, course, issuedAt, code } }: { found: CertificateCheck }) {
  const { t } = useTranslation('certificates')
  const { date } = useFormat()
  return (
    <dl className="card divide-y divide-hairline">
      <Row name={t('name')}>{name}</Row>
      <Row name={t('course')}>
        <BilingualText text={course.title} />
      </Row>
      <Row name={t('issued')}>{date(issuedAt)}</Row>
      <Row name={t('codeShown')}>
        <span className="tabular break-words">{formatCode(code)}</span>
      </Row>
    </dl>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="p-4 sm:flex sm:gap-4">
      <dt className="text-muted sm:w-40 sm:shrink-0">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
