import { Form, Link, useNavigation } from 'react-router'
import { formatCode } from '../../../../domain/courses/certificate-code.ts'
import type { CertificateLine } from '../../../../domain/courses/office.ts'
import { paths } from '../../../../domain/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { writtenLanguage } from '../../../i18n/written-language.ts'
import { foldOutButton } from '../../../office/button-classes.ts'
import { When } from '../../../office/list/changed.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { revokeIntent, type RevocationAnswer } from './revocation-action.ts'

type Props = { line: CertificateLine; now: number; answer: RevocationAnswer | undefined }

/** Certificate with its holder, course and code, and the form that revokes it. */
export function CertificateRow({ line, now, answer }: Props) {
  const { t } = useTranslation('courseEditor')
  const { date } = useFormat()
  const { code, name, course, student, issuedAt, revoked } = line
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <strong lang={writtenLanguage(name)}>{name}</strong>
          {revoked && <Badge tone="danger">{t('certificates.isRevoked')}</Badge>}
          <span className="text-sm text-muted">
            <When at={issuedAt} now={now} />
          </span>
        </p>
        <p className="text-sm">
          <BilingualText text={course.title} />
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <Link to={paths.certificate(code)} className="tabular break-all text-primary hover:underline">
            {formatCode(code)}
          </Link>
          <span className="break-all">
            {student
              ? [student.email, student.studentId].filter(Boolean).join(' · ')
              : t('certificates.deletedAccount')}
          </span>
        </p>
        {revoked && (
          <p className="text-sm text-danger">
            {t('certificates.revokedOn', { date: date(revoked.at), reason: revoked.reason })}
          </p>
        )}
      </div>
      {!revoked && (
        <details open={answer !== undefined} className="open:basis-full">
          <summary aria-label={t('certificates.revokeOf', { name })} className={`${foldOutButton} cursor-pointer`}>
            {t('certificates.revoke')}
          </summary>
          <RevocationForm line={line} answer={answer} />
        </details>
      )}
    </li>
  )
}

function RevocationForm({ line: { code }, answer }: Pick<Props, 'line' | 'answer'>) {
  const { t } = useTranslation('courseEditor')
  const busy = useNavigation().formData?.get('code') === code
  const isReason = answer?.refusal.fields.includes('reason')
  return (
    <Form method="post" preventScrollReset noValidate className="mt-2 grid max-w-xl gap-3">
      <HiddenFields fields={{ intent: revokeIntent, code }} />
      <p className="text-sm text-muted">{t('certificates.revokeText')}</p>
      {answer && !isReason && <Notice tone="danger">{t(`errors:${answer.refusal.code}`)}</Notice>}
      <Field
        label={t('certificates.reason')}
        name="reason"
        maxLength={500}
        defaultValue={answer?.reason}
        {...(isReason && { error: t('certificates.reasonMissing') })}
      />
      <Button type="submit" look="danger" disabled={busy} className="justify-self-start">
        {t('certificates.revoke')}
      </Button>
    </Form>
  )
}
