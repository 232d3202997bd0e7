import { ListChecks } from 'lucide-react'
import { Link } from 'react-router'
import type { AffairsToday } from '../../../domain/current-affairs/contract.ts'
import { startOfDayInIndia } from '../../../domain/india.ts'
import { paths } from '../../../domain/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { LinkButton } from '../../ui/button.tsx'

/** Newest items and quiz, for the home page. Empty without items. */
export function TodayCard({ news }: { news: AffairsToday }) {
  const { t } = useTranslation('home')
  const { date, span } = useFormat()
  if (news.date === null) return null
  const when = news.date === news.today ? t('affairs.today') : date(startOfDayInIndia(news.date))
  const isQuizToday = news.quiz?.date === news.today
  // The questions of a sample are about past years.
  const isQuizDated = !isQuizToday && !news.quiz?.isSample
  const areSamples = news.items.every(({ isSample }) => isSample)
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg md:text-xl">{t('affairs.title')}</h2>
        <LinkButton to={paths.currentAffairs()} look="quiet" className="-mx-4">
          {t('affairs.all')}
        </LinkButton>
      </div>
      <p className="text-sm text-muted">
        <time dateTime={news.date}>{when}</time>
      </p>
      <div className="mt-3 grid gap-4 lg:grid-cols-[1fr_20rem] lg:items-start">
        <div>
          <ul className="divide-y divide-hairline border-y border-hairline">
            {news.items.map((item) => (
              <li key={item.id}>
                <Link
                  to={paths.currentAffair(item.id)}
                  className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 py-2 hover:text-primary"
                >
                  <BilingualText text={item.title} />
                  {item.date !== news.date && (
                    <time dateTime={item.date} className="text-sm text-muted">
                      {date(startOfDayInIndia(item.date))}
                    </time>
                  )}
                  {!areSamples && item.isSample && <Badge>{t('affairs.sample')}</Badge>}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {news.quiz && (
          <div className="card grid gap-2 p-4">
            <h3 className="flex items-center gap-2 text-lg">
              <ListChecks aria-hidden className="size-5 text-primary" />
              {news.quiz.isSample ? (
                <BilingualText text={news.quiz.test.title} />
              ) : (
                t(isQuizToday ? 'affairs.quizToday' : 'affairs.quiz')
              )}
            </h3>
            <p className="text-sm text-muted">
              {t('catalogue:questions', { count: news.quiz.test.questionCount })} ·{' '}
              {isQuizDated ? date(startOfDayInIndia(news.quiz.date)) : span(news.quiz.test.durationMs)}
            </p>
            <LinkButton to={paths.currentAffairsQuiz()} look="secondary">
              {t('affairs.open')}
            </LinkButton>
          </div>
        )}
      </div>
    </section>
  )
}
