import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { StudentContact, StudentHead } from '../../../../domain/students/contract.ts'
import { startOfDayInIndia } from '../../../../domain/india.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { writtenLanguage } from '../../../i18n/written-language.ts'
import { compactButton } from '../../../office/button-classes.ts'
import { When } from '../../../office/list/changed.tsx'
import { HiddenFields, isSent } from '../../../ui/hidden-fields.tsx'
import { useExtraText } from './use-extra-text.ts'

type Props = { student: StudentHead; contact: StudentContact | null; now: number }

/** Facts of a student; contact details are masked until they are shown. */
export function StudentFacts({ student, contact, now }: Props) {
  const { t } = useTranslation('studentPage')
  const { date } = useFormat()
  const extra = useExtraText()(student.accommodation)
  const { targets, targetYear, consent, signInMethods, hasSecondFactor } = student
  const exams = [...targets.map((each) => t(`student:target.${each}`)), targetYear ?? ''].filter(Boolean).join(', ')
  const ways = [
    ...signInMethods.map((each) => (each === 'password' ? t('facts.password') : each)),
    ...(hasSecondFactor ? [t('facts.secondFactor')] : []),
  ]
  return (
    <section aria-label={t('facts.label')} className="grid gap-3">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        <Fact name={t('facts.studentId')}>
          <span className="tabular">{student.studentId ?? t('facts.none')}</span>
        </Fact>
        <Fact name={t('facts.email')}>
          {contact?.email ?? student.maskedEmail}{' '}
          <span className="text-muted">{t(student.emailVerified ? 'facts.confirmed' : 'facts.notConfirmed')}</span>
        </Fact>
        {contact && <Contact contact={contact} />}
        {consent !== 'not_needed' && <Fact name={t('facts.consent')}>{t(`consent.${consent}`)}</Fact>}
        <Fact name={t('facts.exams')}>{exams || t('facts.none')}</Fact>
        <Fact name={t('facts.language')}>{t(`activities:fields.${student.language}`)}</Fact>
        <Fact name={t('facts.joined')}>{date(student.joinedAt)}</Fact>
        <Fact name={t('facts.seen')}>
          <When at={student.lastSeenAt} now={now} />
        </Fact>
        <Fact name={t('facts.signIn')}>{ways.join(', ') || t('facts.none')}</Fact>
        <Fact name={t('facts.extraTime')}>{extra ?? t('facts.none')}</Fact>
      </dl>
      {!contact && <ShowContact />}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </>
  )
}

function Contact({ contact: { phoneNumber, birthDate, guardianName, guardianEmail } }: { contact: StudentContact }) {
  const { t } = useTranslation('studentPage')
  const { date } = useFormat()
  return (
    <>
      <Fact name={t('facts.phone')}>{phoneNumber ?? t('facts.none')}</Fact>
      <Fact name={t('facts.birthDate')}>
        {birthDate === null ? t('facts.none') : date(startOfDayInIndia(birthDate))}
      </Fact>
      {guardianEmail && (
        <Fact name={t('facts.guardian')}>
          <span lang={writtenLanguage(guardianName ?? '')}>{guardianName}</span> {guardianEmail}
        </Fact>
      )}
    </>
  )
}

const fields = { intent: 'contact' }

function ShowContact() {
  const { t } = useTranslation('studentPage')
  const isBusy = isSent(useNavigation().formData, fields)
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-3">
      <HiddenFields fields={fields} />
      <button type="submit" disabled={isBusy} className={compactButton}>
        {t('contact.show')}
      </button>
      <span className="text-sm text-muted">{t('contact.recorded')}</span>
    </Form>
  )
}
