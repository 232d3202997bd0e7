import type { ReactNode } from 'react'
import { birthRange } from '../../../domain/jobs/age.ts'
import type { JobDetail, JobPost } from '../../../domain/jobs/contract.ts'
import { specialRelaxations } from '../../../domain/jobs/kinds.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { useJobValues } from './use-job-values.ts'

type Props = { job: Pick<JobDetail, 'posts' | 'relaxations'>; children: ReactNode }

/** Age limits, the birth dates that they mean, and relaxations by category. */
export function AgePart({ job, children }: Props) {
  const { t } = useTranslation('job')
  return (
    <>
      <ul className="grid gap-2">
        {job.posts.map((post) => (
          <li key={post.name.en}>
            <PostAge post={post} />
          </li>
        ))}
      </ul>
      {job.relaxations.length > 0 && (
        <>
          <h3 className="mt-4 text-base">{t('age.relaxation')}</h3>
          <ul className="mt-1 divide-y divide-hairline border-y border-hairline">
            {job.relaxations.map(({ category, years, note }) => (
              <li key={category} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span>{t(`categories.${category}`)}</span>
                <span className="ml-auto text-right tabular">
                  {t('age.years', { count: years })}
                  {specialRelaxations.some((special) => special === category) && (
                    <span className="text-sm text-muted"> {t('age.extra')}</span>
                  )}
                  {note && (
                    <span className="block text-sm text-muted">
                      <BilingualText text={note} />
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
    </>
  )
}

function PostAge({ post }: { post: JobPost }) {
  const { t } = useTranslation('job')
  const { age, day } = useJobValues()
  const { from, to } = birthRange(post.age, 0)
  return (
    <>
      <b>
        <BilingualText text={post.name} />
      </b>
      : <span className="tabular">{age(post.age)}</span>
      {from !== null && to !== null && (
        <span className="block text-sm text-muted tabular">{t('age.born', { from: day(from), to: day(to) })}</span>
      )}
    </>
  )
}
