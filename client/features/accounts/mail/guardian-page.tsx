import { Form, Link, useNavigation } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ConfirmForm } from '../../../ui/confirm-form.tsx'
import { RefusalNotice } from '../../../forms/refusal-notice.tsx'
import type { Refusal } from '../../../forms/refusal.ts'
import type { GuardianOutcome, GuardianData } from './guardian-data.ts'
import { MailPage } from './mail-page.tsx'

type Props = GuardianData & { answer: GuardianOutcome | undefined }

/** Request to a guardian: the data kept about the student, and the buttons to consent or withdraw. */
export function GuardianPage({ guardianRequest, isExpired, answer }: Props) {
  const { t } = useTranslation('mail')
  if (answer?.consent === null && !answer.refusal) {
    return (
      <MailPage title={t('guardian.title')}>
        <p role="status">{t('guardian.renewed')}</p>
      </MailPage>
    )
  }
  if (isExpired) return <Expired refusal={answer?.refusal ?? null} />
  if (!guardianRequest) {
    return (
      <MailPage title={t('guardian.title')}>
        <Notice tone="danger" actions={<LinkButton to={paths.home()}>{t('toHome')}</LinkButton>}>
          {t('guardian.invalid')}
        </Notice>
      </MailPage>
    )
  }
  const student = guardianRequest.studentName
  const refusal = answer?.refusal
  return (
    <MailPage title={t('guardian.title')}>
      {refusal && <RefusalNotice refusal={refusal} />}
      {answer?.consent === false && !refusal && <Notice>{t('guardian.withdrawn')}</Notice>}
      {guardianRequest.givenAt === null ? (
        <p className="break-words">
          {guardianRequest.guardianName && t('guardian.hello', { name: guardianRequest.guardianName })}{' '}
          {t('guardian.asked', { student })}
        </p>
      ) : (
        <Given at={guardianRequest.givenAt} />
      )}
      <KeptData student={student} />
      {guardianRequest.givenAt === null ? <Consent /> : <Withdraw student={student} />}
      <p className="text-sm text-muted">{t('guardian.later')}</p>
    </MailPage>
  )
}

/** Notice of an expired link; a new one is mailed to the address of the old. */
function Expired({ refusal }: { refusal: Refusal | null }) {
  const { t } = useTranslation('mail')
  const busy = useNavigation().state !== 'idle'
  return (
    <MailPage title={t('guardian.title')}>
      {refusal && <RefusalNotice refusal={refusal} />}
      <p>{t('guardian.expired')}</p>
      <Form method="post">
        <Button type="submit" disabled={busy} className="w-full">
          {busy ? t('common:waiting') : t('guardian.renew')}
        </Button>
      </Form>
    </MailPage>
  )
}

function Given({ at }: { at: number }) {
  const { t } = useTranslation('mail')
  const { date } = useFormat()
  return (
    <Notice tone="success" title={t('guardian.givenTitle')}>
      {t('guardian.given', { date: date(at) })}
    </Notice>
  )
}

function KeptData({ student }: { student: string }) {
  const { t } = useTranslation('mail')
  return (
    <section className="grid gap-2">
      <h2 className="text-lg break-words">{t('guardian.keptTitle', { student })}</h2>
      <ul className="grid list-disc gap-1 ps-5">
        <li>{t('guardian.kept.account')}</li>
        <li>{t('guardian.kept.profile')}</li>
        <li>{t('guardian.kept.tests')}</li>
        <li>{t('guardian.kept.never', { student })}</li>
      </ul>
      <p>{t('guardian.without', { student })}</p>
      <Link to={paths.privacy()} className="link inline-flex min-h-11 items-center justify-self-start">
        {t('guardian.privacy')}
      </Link>
    </section>
  )
}

function Consent() {
  const { t } = useTranslation('mail')
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post">
      <input type="hidden" name="consent" value="true" />
      <Button type="submit" disabled={busy} className="w-full">
        {busy ? t('common:waiting') : t('guardian.submit')}
      </Button>
    </Form>
  )
}

function Withdraw({ student }: { student: string }) {
  const { t } = useTranslation('mail')
  return (
    <ConfirmForm
      fields={{ consent: 'false' }}
      button={t('guardian.withdraw')}
      title={t('guardian.withdrawTitle')}
      text={t('guardian.withdrawText', { student })}
      keep={t('guardian.keep')}
    />
  )
}
