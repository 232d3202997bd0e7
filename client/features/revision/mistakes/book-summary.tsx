import { Link } from 'react-router'
import { leastChoices, type MistakeBook } from '../../../../domain/revision/mistake-book.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { addressOf, topicValue } from './mistake-filters.ts'
import { Retake } from './retake.tsx'
import { useBookWords } from './use-book-words.ts'

type Props = { book: Pick<MistakeBook, 'summary' | 'names'> }

/** Topics that the summary names; the others are in the filters. */
const mostTopics = 5

/** The book in numbers, and the one next act: to take its questions again. */
export function BookSummary({ book: { summary, names } }: Props) {
  const { t } = useTranslation('mistakes')
  const { topicName } = useBookWords(names)
  const { inBook, left, kinds, topics } = summary
  const hidden = topics.length - mostTopics
  return (
    <section aria-label={t('summary')} className="card grid grid-cols-1 gap-4 p-4">
      <p className="flex flex-wrap gap-x-6 text-muted">
        <span>
          <b className="tabular text-2xl text-ink">{inBook}</b> {t('inBook', { count: inBook })}
        </span>
        <span>
          <b className="tabular text-2xl text-success">{left}</b> {t('left', { count: left })}
        </span>
      </p>
      <Retake askable={summary.askable} filters={{}} />
      <div className="grid gap-4 md:grid-cols-2">
        <Shares
          title={t('byKind')}
          total={inBook}
          rows={kinds.map(({ kind, count }) => ({
            name: t(`kinds.${kind}`),
            count,
            address: addressOf({ kind }),
          }))}
        />
        <div>
          <Shares
            title={t('byTopic')}
            total={inBook}
            rows={topics.slice(0, mostTopics).map((topic) => ({
              name: topicName(topic),
              count: topic.count,
              address: addressOf({ topic: topicValue(topic) }),
            }))}
          />
          {hidden > 0 && <p className="mt-1 text-sm text-muted">{t('moreTopics', { count: hidden })}</p>}
        </div>
      </div>
      <Decisions {...summary} />
    </section>
  )
}

type SharesProps = { title: string; total: number; rows: { name: string; count: number; address: string }[] }

/** Numbers of a division of the book as a list of links, each with its share as a bar. */
function Shares({ title, total, rows }: SharesProps) {
  return (
    <div>
      <h2 className="text-sm font-semibold text-muted">{title}</h2>
      <ul>
        {rows.map(({ name, count, address }) => (
          <li key={address}>
            <Link to={address} className="group relative flex min-h-11 items-center justify-between gap-3">
              <span className="min-w-0 group-hover:underline">{name}</span>
              <b className="tabular">{count}</b>
              <svg
                aria-hidden
                viewBox="0 0 100 2"
                preserveAspectRatio="none"
                className="absolute inset-x-0 bottom-1 h-0.5 w-full"
              >
                <rect width="100" height="2" className="fill-hairline" />
                <rect width={(100 * count) / Math.max(1, total)} height="2" className="fill-primary" />
              </svg>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Share of suggestions that the student overruled, and how they are made. */
function Decisions({ decided, overruled }: { decided: number; overruled: number }) {
  const { t } = useTranslation('mistakes')
  const percent = Math.round((100 * overruled) / Math.max(1, decided))
  return (
    <div className="text-sm text-muted">
      <p>
        {decided < leastChoices
          ? t('overruledLater', { count: decided, needed: leastChoices })
          : t('overruled', { decided, overruled, percent })}
      </p>
      <details>
        <summary className="link inline-flex min-h-11 items-center">{t('how')}</summary>
        <p className="max-w-reading">{t('howText')}</p>
      </details>
    </div>
  )
}
