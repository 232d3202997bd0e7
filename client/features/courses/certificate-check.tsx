import { BadgeCheck } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { formatCode } from '../../../domain/courses/certificate-code.ts'
import type { CertificateCheck } from '../../../domain/courses/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Outcome of a certificate check. */
export type CheckOutcome = { state: 'found'; found: CertificateCheck } | { state: 'unknown' } | { state: 'limited' }

/** Certificate code form, by GET so that it works without script. */
export function CodeForm({ entered = '' }: { entered?: string }) {
  const { t } = useTranslation('certificates')
  const id = useId()
  return (
    <Form method="get" action={paths.certificates()} className="card grid gap-3 p-4">
      <label htmlFor={id} className="font-semibold">
        {t('code')}
      </label>
      <input
        id={id}
        name="code"
        required
        maxLength={64}
        defaultValue={entered}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="XXXX-XXXX-XXXX-XXXX-XXXX-XXXX-XXXX"
        className="field tabular"
      />
      <Button type="submit" className="justify-self-start">
        {t('button')}
      </Button>
    </Form>
  )
}

/** Result of a certificate check: holder, course and validity. */
export function CheckResult({ outcome, entered }: { outcome: CheckOutcome; entered: string }) {
  const { t } = useTranslation('certificates')
  if (outcome.state === 'found') return <Found found={outcome.found} />
  const isUnknown = outcome.state === 'unknown'
  return (
    <div className="grid gap-4">
      <Notice tone={isUnknown ? 'danger' : 'warning'} title={t(isUnknown ? 'unknown' : 'limited')}>
        {t(isUnknown ? 'unknownText' : 'limitedText')}
      </Notice>
      <CodeForm entered={entered} />
    </div>
  )
}

function Found({ found: { state, name, course, issuedAt, revokedAt, code } }: { found: CertificateCheck }) {
  const { t } = useTranslation('certificates')
  const { date } = useFormat()
  const isValid = state === 'valid'
  return (
    <div className="grid gap-4">
      <Notice tone={isValid ? 'success' : 'danger'} title={t(isValid ? 'valid' : 'revoked')}>
        {revokedAt === null ? null : t('revokedOn', { date: date(revokedAt) })}
      </Notice>
      <dl className="card divide-y divide-hairline">
        <Row name={t('name')}>
          <b className="text-lg">{name}</b>
        </Row>
        <Row name={t('course')}>
          {course.isListed ? (
            <Link to={paths.course(course.id)} className="link">
              <BilingualText text={course.title} />
            </Link>
          ) : (
            <BilingualText text={course.title} />
          )}
        </Row>
        <Row name={t('issued')}>{date(issuedAt)}</Row>
        <Row name={t('codeShown')}>
          <span className="tabular break-words">{formatCode(code)}</span>
        </Row>
      </dl>
      <p className="flex gap-2 text-sm text-muted">
        <BadgeCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
        {t('limits')}
      </p>
      <Link to={paths.certificates()} className="link inline-flex min-h-11 items-center justify-self-start">
        {t('another')}
      </Link>
    </div>
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
