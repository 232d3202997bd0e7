import { Link } from 'react-router'
import {
  categories,
  qualifications,
  states,
  targetYearsAhead,
  type ExamProfile,
} from '../../../../../domain/accounts/student-profile.ts'
import { paths } from '../../../../../domain/paths.ts'
import { languageChoices } from '../../../../i18n/language-choices.ts'
import { useStrings } from '../../../../i18n/use-strings.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { ExamTiles } from '../../exam-tiles.tsx'
import { ProfileForm } from '../profile-form.tsx'
import { useProfileForm } from '../use-profile-form.ts'

type Props = {
  kept: ExamProfile
  /** Date in India, `YYYY-MM-DD`. */
  today: string
}

/** Target exams and the facts that decide eligibility; every field may stay empty. */
export function ExamForm({ kept, today }: Props) {
  useStrings('student')
  const { t } = useTranslation('profile')
  const form = useProfileForm('exam-profile', {
    targetYear: String(kept.targetYear ?? ''),
    medium: kept.medium ?? '',
    category: kept.category ?? '',
    state: kept.state ?? '',
    birthDate: kept.birthDate ?? '',
    qualification: kept.qualification ?? '',
  })
  const isMinor = form.refusal?.code === 'accounts.minority'
  return (
    <ProfileForm form={form} section="exams" submit={t('save')} isKept>
      <p className="text-muted">
        {t('exams.intro')} {t('optional')}
      </p>
      <ExamTiles legend={t('exams.targets')} chosen={form.values('targets') ?? kept.targets} />
      <div className="grid items-start gap-4 sm:grid-cols-2 [&_label]:text-base [&_label]:font-semibold [&_label]:text-ink [&_select]:mt-1">
        <Lists entered={form.value} thisYear={Number(today.slice(0, 4))} />
        <Field
          label={t('exams.birthDate')}
          type="date"
          autoComplete="bday"
          max={today}
          hint={isMinor && <WriteToUs />}
          {...form.field('birthDate', t(isMinor ? 'errors:accounts.minority' : 'fields.birthDate'))}
        />
      </div>
    </ProfileForm>
  )
}

function WriteToUs() {
  const { t } = useTranslation('profile')
  return (
    <Link to={paths.contact()} className="link inline-flex min-h-11 items-center font-semibold">
      {t('shell:quickLinks.contact')}
    </Link>
  )
}

type Option = [value: string, label: string]

/** Compares code points, because the locale data of server and browser differ. */
const byLabel = (options: Option[]) => options.sort(([, one], [, other]) => (one < other ? -1 : 1))

const yearsFrom = (thisYear: number): Option[] =>
  Array.from({ length: targetYearsAhead + 1 }, (_, ahead) => [String(thisYear + ahead), String(thisYear + ahead)])

type ListsProps = { entered: (name: Exclude<keyof ExamProfile, 'targets'>) => string | undefined; thisYear: number }

function Lists({ entered, thisYear }: ListsProps) {
  const { t } = useTranslation('profile')
  const lists = {
    targetYear: yearsFrom(thisYear),
    medium: languageChoices.map(({ value, label }): Option => [value, label]),
    category: categories.map((category): Option => [category, t(`student:category.${category}`)]),
    state: byLabel(states.map((state) => [state, t(`student:state.${state}`)])),
    qualification: qualifications.map((qualification): Option => [
      qualification,
      t(`student:qualification.${qualification}`),
    ]),
  }
  return (Object.keys(lists) as (keyof typeof lists)[]).map((name) => (
    <Select
      key={name}
      label={t(`exams.${name}`)}
      name={name}
      defaultValue={entered(name)}
      none={t('none')}
      options={lists[name]}
    />
  ))
}
