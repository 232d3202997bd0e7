import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { StudentAttempt, StudentHead } from '../../../../domain/students/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { OfficeAnswer } from '../../../office/office-action.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import type { StudentActName } from './student-acts.ts'
import { useActAddress } from './use-act-address.ts'
import { useActWords } from './use-act-words.ts'

type Props = {
  act: StudentActName
  student: StudentHead
  attempt: StudentAttempt | null
  answer: OfficeAnswer | undefined
  /** Further hidden fields. */
  hidden?: Record<string, string>
  /** Controls that the page gives the act. */
  children?: ReactNode
}

/** Acts that take something away. */
const dangers: ReadonlySet<StudentActName> = new Set(['block', 'sign_out', 'reset', 'invalidate', 'revoke'])

/** Acts whose reason the student reads. */
const shown: ReadonlySet<StudentActName> = new Set(['block', 'reset', 'reopen', 'invalidate', 'evidence'])

/** Form of one act: what it will do, what it needs, and the reason. */
export function ActForm({ act, student, attempt, answer, hidden, children }: Props) {
  const { t } = useTranslation('studentPage')
  const { effect } = useActWords()
  const address = useActAddress()
  const busy = useNavigation().formData?.get('intent') === act
  const mine = answer?.intent === act ? answer : undefined
  const close = attempt ? { attempt: attempt.id } : {}
  return (
    <Form method="post" noValidate className="grid max-w-xl gap-4">
      <HiddenFields fields={{ intent: act, attempt: attempt?.id ?? '', ...hidden }} />
      <p>{effect(act, student)}</p>
      {mine && <Refused answer={mine} />}
      {children}
      <OwnFields act={act} student={student} answer={mine} />
      <Field
        label={t('form.reason')}
        name="reason"
        maxLength={500}
        required
        autoComplete="off"
        defaultValue={mine?.values['reason']}
        hint={t(shown.has(act) ? 'form.reasonShown' : 'form.reasonHint')}
        {...(mine?.fields['reason'] && { error: t('form.reasonMissing') })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={dangers.has(act) ? 'danger' : 'primary'} disabled={busy}>
          {busy ? t('common:waiting') : t(`acts.${act}`)}
        </Button>
        <LinkButton look="quiet" to={address(close)} preventScrollReset>
          {t('form.cancel')}
        </LinkButton>
      </div>
    </Form>
  )
}

/** Refusal of the form as a whole; that of a field is shown at the field. */
function Refused({ answer: { code, reason, fields } }: { answer: OfficeAnswer }) {
  const { t } = useTranslation('studentPage')
  if ('questionIds' in fields) return <Notice tone="danger">{t('form.unchosen')}</Notice>
  if (code === null || Object.keys(fields).length > 0) return null
  const known = (code === 'accounts.not_possible' || code === 'purchases.not_possible') && reason
  return <Notice tone="danger">{known ? t(`refused.${reason as 'self'}`) : t(`errors:${code}`)}</Notice>
}

type OwnProps = Pick<Props, 'act' | 'student' | 'answer'>

/** Fields of an act beside its reason. */
function OwnFields({ act, student, answer }: OwnProps) {
  const { t } = useTranslation('studentPage')
  switch (act) {
    case 'extra_all':
      return (
        <>
          <ExtraFields extra={student.accommodation?.extra ?? null} answer={answer} />
          <Checkbox
            name="scribe"
            defaultChecked={answer ? 'scribe' in answer.values : (student.accommodation?.scribe ?? false)}
          >
            {t('form.scribe')}
          </Checkbox>
        </>
      )
    case 'extra_time':
      return <ExtraFields extra={null} answer={answer} />
    case 'reopen':
      return <Minutes most={600} least={1} value="10" answer={answer} />
    case 'birth_date':
      return (
        <Field
          type="date"
          label={t('form.birthDate')}
          name="birthDate"
          required
          defaultValue={answer?.values['birthDate']}
          {...(answer?.fields['birthDate'] && { error: t('form.birthDateWrong') })}
        />
      )
    default:
      return null
  }
}

type MinutesProps = { least: number; most: number; value: string; hint?: string; answer: OfficeAnswer | undefined }

function Minutes({ least, most, value, hint, answer }: MinutesProps) {
  const { t } = useTranslation('studentPage')
  const isWrong = answer && Object.keys(answer.fields).some((field) => /^(extra|minutes)/.test(field))
  return (
    <Field
      type="number"
      inputMode="numeric"
      label={t('form.minutes')}
      name="minutes"
      min={least}
      max={most}
      step={1}
      required
      defaultValue={answer?.values['minutes'] ?? value}
      hint={hint}
      {...(isWrong && { error: t('form.minutesWrong', { from: least, to: most }) })}
    />
  )
}

function ExtraFields({
  extra,
  answer,
}: {
  extra: { perHourMinutes: number } | { minutes: number } | null
  answer: OfficeAnswer | undefined
}) {
  const { t } = useTranslation('studentPage')
  const isPerHour = extra === null || 'perHourMinutes' in extra
  const unit = answer?.values['unit'] ?? (isPerHour ? 'perHour' : 'total')
  const minutes = extra === null ? '' : 'perHourMinutes' in extra ? extra.perHourMinutes : extra.minutes
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Minutes
        least={0}
        most={unit === 'perHour' ? 60 : 600}
        value={String(minutes)}
        hint={t('form.none')}
        answer={answer}
      />
      <Select
        inForm
        label={t('form.unit')}
        name="unit"
        defaultValue={unit}
        options={[
          ['perHour', t('form.perHour')],
          ['total', t('form.total')],
        ]}
      />
    </div>
  )
}
