import { ExternalLink } from 'lucide-react'
import { Form, Link } from 'react-router'
import type { FeedEntry, FeedReview } from '../../../../../domain/current-affairs/feeds.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import { useProgress } from '../../../../office/use-progress.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useDates } from '../../use-dates.ts'
import { FailedNotice } from '../failed-notice.tsx'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { FeedSources } from './feed-sources.tsx'

const reloadSeconds = 3

type Props = { review: FeedReview; today: string; answer: OfficeAnswer | undefined }

/** Headlines that wait for review, and the sources that they come from. */
export function FeedsView({ review, today, answer }: Props) {
  const { t } = useTranslation('affairEditor')
  const { items, next } = review.entries
  const isReading = review.feeds.some((feed) => feed.isReading)
  useProgress(isReading)
  return (
    <div className="grid gap-4">
      {isReading && <ReloadWithoutScript />}
      <p className="max-w-reading text-muted">{t('feeds.intro')}</p>
      <FailedNotice
        answer={answer}
        intents={['read-feed', 'mute-feed', 'delete-feed', 'accept-entry', 'dismiss-entries', 'restore-entries']}
      />
      <Outcome answer={answer} feeds={review.feeds} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-labelledby="feed-review" className="min-w-0">
          <div className="flex flex-wrap items-center justify-between gap-2 border-b border-hairline pb-1">
            <h2 id="feed-review" className="text-lg">
              {t('feeds.review')}
            </h2>
            {items.length > 1 && <DismissAll items={items} />}
          </div>
          {items.length === 0 && <EmptyState title={t('feeds.none')} text={t('feeds.noneText')} />}
          <ul className="divide-y divide-hairline">
            {items.map((entry) => (
              <Entry key={entry.id} entry={entry} today={today} />
            ))}
          </ul>
          {next !== null && (
            <LinkButton
              to={`${officePaths.adminFeeds()}&${new URLSearchParams({ cursor: next })}`}
              look="secondary"
              className="mt-3"
            >
              {t('feeds.next')}
            </LinkButton>
          )}
        </section>
        <FeedSources feeds={review.feeds} answer={answer} />
      </div>
    </div>
  )
}

/** A reading takes seconds, so that no form of this page is being filled in. */
function ReloadWithoutScript() {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${reloadSeconds};url=${officePaths.adminFeeds()}`} />
    </noscript>
  )
}

function DismissAll({ items }: { items: readonly FeedEntry[] }) {
  const { t } = useTranslation('affairEditor')
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="dismiss-entries" />
      {items.map(({ id }) => (
        <input key={id} type="hidden" name="entry" value={id} />
      ))}
      <button type="submit" className={compactButton}>
        {t('feeds.dismissAll')}
      </button>
    </Form>
  )
}

function Entry({ entry, today }: { entry: FeedEntry; today: string }) {
  const { t } = useTranslation('affairEditor')
  const { dateTime } = useFormat()
  const dates = useDates()
  return (
    <li className="py-3">
      <p className="text-sm text-muted">
        {entry.feedName} · {dateTime(entry.publishedAt ?? entry.foundAt)}
      </p>
      <p lang={entry.language} className="font-semibold [overflow-wrap:anywhere]">
        {entry.url ? (
          <a href={entry.url} target="_blank" rel="noreferrer nofollow" className="hover:text-primary">
            {entry.title} <ExternalLink aria-hidden className="inline size-4 text-muted" />
          </a>
        ) : (
          entry.title
        )}
      </p>
      {entry.extract && (
        <p lang={entry.language} className="max-w-reading text-sm [overflow-wrap:anywhere] text-muted">
          {entry.extract}
        </p>
      )}
      <Form method="post" preventScrollReset className="mt-2 flex flex-wrap gap-2">
        <input type="hidden" name="id" value={entry.id} />
        <input type="hidden" name="entry" value={entry.id} />
        <input type="hidden" name="day" value={today} />
        <button type="submit" name="intent" value="accept-entry" className={compactButton}>
          {t('feeds.accept', { date: dates.day(today) })}
        </button>
        <button type="submit" name="intent" value="dismiss-entries" className={compactButton}>
          {t('feeds.dismiss')}
        </button>
      </Form>
    </li>
  )
}

/** Outcome of the last act: a link to the new draft, or the undo of a dismissal. */
function Outcome({ answer, feeds }: { answer: OfficeAnswer | undefined; feeds: FeedReview['feeds'] }) {
  const { t } = useTranslation('affairEditor')
  const dates = useDates()
  if (!answer?.shown) return null
  if (answer.intent === 'read-feed') {
    const feed = feeds.find(({ id }) => id === answer.id)
    if (!feed || feed.isReading) return <Notice tone="info">{t('feeds.reading')}</Notice>
    return (
      <Notice tone={feed.fault ? 'warning' : 'success'}>{t(feed.fault ? 'feeds.unread' : 'feeds.readDone')}</Notice>
    )
  }
  if (answer.intent === 'accept-entry') {
    const { id } = answer.shown as { id: string }
    return (
      <Notice tone="success" actions={<LinkButton to={officePaths.adminAffair(id)}>{t('feeds.openDraft')}</LinkButton>}>
        {t('feeds.accepted', { date: dates.day(answer.values['day'] ?? '') })}{' '}
        <Link to={officePaths.adminAffairDay(answer.values['day'] ?? '')} className="link">
          {t('sheet.back')}
        </Link>
      </Notice>
    )
  }
  const { entries } = answer
  return (
    <Notice
      tone="success"
      actions={
        <Form method="post">
          <input type="hidden" name="intent" value="restore-entries" />
          {entries.map((id) => (
            <input key={id} type="hidden" name="entry" value={id} />
          ))}
          <button type="submit" className={compactButton}>
            {t('feeds.undo')}
          </button>
        </Form>
      }
    >
      {t('feeds.dismissed', { count: entries.length })}
    </Notice>
  )
}
