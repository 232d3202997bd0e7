import { Form } from 'react-router'
import { categories } from '../../../domain/accounts/student-profile.ts'
import { ageFit, ageOn } from '../../../domain/jobs/age.ts'
import type { JobDetail, JobPost } from '../../../domain/jobs/contract.ts'
import { admittingRelaxations, relaxationOf } from '../../../domain/jobs/eligibility.ts'
import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import type { AgeQuestion } from './age-question.ts'
import { useJobValues } from './use-job-values.ts'

type Props = {
  job: Pick<JobDetail, 'id' | 'posts' | 'relaxations'>
  question: AgeQuestion
  /** Date in India, `YYYY-MM-DD`. */
  today: string
}

/** Age on the date of each post, and whether it fits. A form by GET, which works without script. */
export function AgeCalculator({ job, question, today }: Props) {
  const { t } = useTranslation('job')
  const { asked, born, category } = question
  return (
    <div className="card mt-4 p-4">
      <h3 className="text-lg">{t('age.calculator')}</h3>
      <Form method="get" action={`${paths.job(job.id)}#age`} preventScrollReset className="mt-2 grid gap-3">
        <div className="grid items-start gap-3 sm:grid-cols-2 [&_label]:text-base [&_label]:font-semibold [&_label]:text-ink [&_select]:mt-1">
          <Field
            label={t('age.birthDate')}
            name="born"
            type="date"
            required
            max={today}
            defaultValue={born ?? ''}
            error={asked && born === null ? t('age.unreadable') : undefined}
          />
          <Select
            label={t('age.category')}
            name="category"
            defaultValue={category ?? ''}
            none={t('age.anyCategory')}
            options={categories.map((value) => [value, t(`student:category.${value}`)])}
          />
        </div>
        <Button type="submit" look="secondary" className="justify-self-start">
          {t('age.calculate')}
        </Button>
      </Form>
      <div role="status">{born !== null && <Answer job={job} born={born} category={category} />}</div>
    </div>
  )
}

function Answer({ job, born, category }: { job: Props['job']; born: string; category: AgeQuestion['category'] }) {
  const { t } = useTranslation('job')
  const { day } = useJobValues()
  const years = category === null ? 0 : relaxationOf(job.relaxations, category)
  const days = [...new Set(job.posts.map(({ age }) => age.asOn))]
  return (
    <div className="mt-4 grid gap-3">
      {days.map((asOn) => {
        const age = ageOn(born, asOn)
        return (
          <p key={asOn} className="tabular">
            {age ? t('age.is', { date: day(asOn), ...age }) : t('age.unborn', { date: day(asOn) })}
          </p>
        )
      })}
      <ul className="grid gap-2">
        {job.posts.map((post) => (
          <li key={post.name.en} className="flex flex-wrap items-center justify-between gap-2">
            <BilingualText text={post.name} />
            <Fit post={post} relaxations={job.relaxations} born={born} years={years} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type FitProps = { post: JobPost; relaxations: JobDetail['relaxations']; born: string; years: number }

/** Verdict for a post; names relaxations that the form does not ask about. */
function Fit({ post, relaxations, born, years }: FitProps) {
  const { t } = useTranslation('job')
  const fit = ageFit(born, post.age, years)
  const unless = fit === 'too_old' ? admittingRelaxations(born, post.age, relaxations, years) : []
  const special = unless.map((category) => t(`categories.${category}`)).join(', ')
  return (
    <>
      <Badge tone={fit === 'fits' ? 'success' : special ? 'neutral' : 'danger'}>{t(`age.${fit}`)}</Badge>
      {special && <span className="w-full text-sm">{t('age.unless', { special })}</span>}
    </>
  )
}
