import type { JobPost } from '../../../domain/jobs/contract.ts'
import { vacancyCategories } from '../../../domain/jobs/kinds.ts'
import { groupIndian, rupees } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { useJobValues } from './use-job-values.ts'
import { useJobWords } from './use-job-words.ts'

/** Posts with seats by category, pay and qualification. */
export function PostList({ posts }: { posts: JobPost[] }) {
  const { t } = useTranslation('job')
  return (
    <>
      <div className="grid gap-4">
        {posts.map((post) => (
          <Post key={post.name.en} post={post} />
        ))}
      </div>
      {posts.some(({ vacancies }) => Object.keys(vacancies).length > 0) && (
        <p className="mt-2 text-sm text-muted">{t('posts.across')}</p>
      )}
    </>
  )
}

function Post({ post }: { post: JobPost }) {
  const { t } = useTranslation('job')
  const { vacancies } = useJobWords()
  const { age } = useJobValues()
  const { name, count, payLevel, pay, qualification } = post
  const seats = vacancyCategories.filter((category) => post.vacancies[category] !== undefined)
  return (
    <article className="card p-4">
      <h3 className="text-lg">
        <BilingualText text={name} />
      </h3>
      <p className="text-muted tabular">
        {[
          vacancies(count),
          payLevel !== null && t('posts.payLevel', { level: payLevel }),
          pay !== null && t('posts.pay', { from: rupees(pay[0]), to: rupees(pay[1]) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <dl className="mt-2 grid gap-2">
        <div>
          <dt className="text-sm text-muted">{t('posts.qualification')}</dt>
          <dd>
            <BilingualText text={qualification.text} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('posts.age')}</dt>
          <dd className="tabular">{age(post.age)}</dd>
        </div>
      </dl>
      {seats.length > 0 && (
        <>
          <h4 className="mt-3 text-sm text-muted">{t('posts.vacancies')}</h4>
          <dl className="mt-1 flex flex-wrap gap-2">
            {seats.map((category) => (
              <div key={category} className="rounded-md bg-sunken px-3 py-1 text-center">
                <dt className="text-sm text-muted">{t(`categories.${category}`)}</dt>
                <dd className="font-semibold tabular">{groupIndian(post.vacancies[category] ?? 0)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </article>
  )
}
