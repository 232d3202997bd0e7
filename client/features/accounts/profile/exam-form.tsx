import type { ExamProfile } from '../../../../domain/accounts/student-profile.ts'
import {
  categories,
  media,
  qualifications,
  states,
  targets,
  targetYearsAhead,
} from '../../../../domain/accounts/student-profile.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Checkbox } from '../checkbox.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useForm } from './use-form.ts'

type Props = {
  kept: ExamProfile
  /** The date in India, `YYYY-MM-DD`. */
  today: string
}

const languageNames = { en: 'English', hi: 'हिन्दी' }

/** By the letters' codes and not by a locale, so that the edge and the browser agree. */
const byLabel = (options: [string, string][]) => options.sort(([, one], [, other]) => (one < other ? -1 : 1))

/** What the student prepares for and goes by; every field may stay open. */
export function ExamForm({ kept, today }: Props) {
  const { t } = useTranslation('profile')
  const { answer, refusal, refused } = useForm('exam-profile')
  const shown = refusal && answer?.values?.json ? (JSON.parse(answer.values.json) as ExamProfile) : kept
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: targetYearsAhead + 1 }, (_, ahead) => String(thisYear + ahead))
  return (
    <ProfileForm intent="exam-profile" section="exam" submit={t('save')} beside={['birthDate']}>
      <p className="text-muted">
        {t('exam.intro')} {t('optional')}
      </p>
      <fieldset>
        <legend className="font-semibold">{t('exam.targets')}</legend>
        <div className="grid grid-cols-2 sm:grid-cols-3">
          {targets.map((target) => (
            <Checkbox key={target} name="targets" value={target} defaultChecked={shown.targets.includes(target)}>
              {t(`target.${target}`)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div className="grid items-start gap-4 sm:grid-cols-2 [&_label]:text-base [&_label]:font-semibold [&_label]:text-ink [&_select]:mt-1">
        <Select
          label={t('exam.targetYear')}
          name="targetYear"
          defaultValue={String(shown.targetYear ?? '')}
          none={t('none')}
          options={years.map((year) => [year, year])}
        />
        <Select
          label={t('exam.medium')}
          name="medium"
          defaultValue={shown.medium ?? ''}
          none={t('none')}
          options={media.map((medium) => [medium, languageNames[medium]])}
        />
        <Select
          label={t('exam.category')}
          name="category"
          defaultValue={shown.category ?? ''}
          none={t('none')}
          options={categories.map((category) => [category, t(`category.${category}`)])}
        />
        <Select
          label={t('exam.state')}
          name="state"
          defaultValue={shown.state ?? ''}
          none={t('none')}
          options={byLabel(states.map((state) => [state, t(`state.${state}`)]))}
        />
        <Select
          label={t('exam.qualification')}
          name="qualification"
          defaultValue={shown.qualification ?? ''}
          none={t('none')}
          options={qualifications.map((qualification) => [qualification, t(`qualification.${qualification}`)])}
        />
        <Field
          label={t('exam.birthDate')}
          name="birthDate"
          type="date"
          autoComplete="bday"
          max={today}
          defaultValue={shown.birthDate ?? ''}
          error={refused('birthDate') ? t('fields.birthDate') : undefined}
        />
      </div>
    </ProfileForm>
  )
}
