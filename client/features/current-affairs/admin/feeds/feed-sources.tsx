import { Form } from 'react-router'
import type { AffairFeed } from '../../../../../domain/current-affairs/feeds.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import { ConfirmForm } from '../../../../ui/confirm-form.tsx'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { FeedForm } from './feed-form.tsx'

type Props = { feeds: readonly AffairFeed[]; answer: OfficeAnswer | undefined }

/** Sources of the importer with their last reading. */
export function FeedSources({ feeds, answer }: Props) {
  const { t } = useTranslation('affairEditor')
  const isNewRefused = answer?.intent === 'save-feed' && answer.id === ''
  return (
    <section aria-labelledby="feed-sources" className="min-w-0">
      <h2 id="feed-sources" className="border-b border-hairline pb-1 text-lg">
        {t('feeds.sources')}
      </h2>
      {feeds.length === 0 && <p className="py-3 text-muted">{t('feeds.noSources')}</p>}
      <ul className="divide-y divide-hairline">
        {feeds.map((feed) => (
          <Source key={feed.id} feed={feed} answer={answer} />
        ))}
      </ul>
      <details key={feeds.length} className="card mt-3 px-3 py-2" open={isNewRefused || feeds.length === 0}>
        <summary className="cursor-pointer font-semibold">{t('feeds.add')}</summary>
        <FeedForm feed={null} answer={answer} />
      </details>
    </section>
  )
}

function Source({ feed, answer }: { feed: AffairFeed; answer: OfficeAnswer | undefined }) {
  const { t } = useTranslation('affairEditor')
  const isRefused = answer?.intent === 'save-feed' && answer.id === feed.id
  return (
    <li className="grid gap-1 py-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <strong>{feed.name}</strong>
        {feed.waiting > 0 && <span className="text-sm">{t('feeds.waiting', { count: feed.waiting })}</span>}
      </div>
      <Reading feed={feed} />
      <div className="flex flex-wrap items-start gap-2">
        {feed.isOn && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="read-feed" />
            <input type="hidden" name="id" value={feed.id} />
            <button type="submit" aria-disabled={feed.isReading} className={compactButton}>
              {t(feed.fault ? 'feeds.again' : 'feeds.read')}
            </button>
          </Form>
        )}
        <details open={isRefused} className="open:basis-full">
          <summary className="inline-flex min-h-9 cursor-pointer items-center px-2 text-sm text-primary pointer-coarse:min-h-11">
            {t('feeds.edit')}
          </summary>
          <FeedForm feed={feed} answer={answer} />
          <div className="flex flex-wrap gap-2 pb-2">
            {feed.isOn && (
              <ConfirmForm
                fields={{ intent: 'mute-feed', id: feed.id }}
                button={t('feeds.mute')}
                title={t('feeds.muteTitle')}
                text={t('feeds.muteText')}
                keep={t('feeds.keep')}
              />
            )}
            <ConfirmForm
              fields={{ intent: 'delete-feed', id: feed.id }}
              button={t('feeds.delete')}
              title={t('feeds.deleteTitle')}
              text={t('feeds.deleteText')}
              keep={t('feeds.keep')}
            />
          </div>
        </details>
      </div>
    </li>
  )
}

/** Outcome of the last reading. */
function Reading({ feed }: { feed: AffairFeed }) {
  const { t } = useTranslation('affairEditor')
  const { dateTime } = useFormat()
  const { format, checkedAt, nextAt, fault } = feed
  const state = [
    format && t(`feeds.formats.${format}`),
    feed.isReading
      ? t('feeds.beingRead')
      : feed.isOn
        ? checkedAt === null
          ? t('feeds.never')
          : t('feeds.readAt', { time: dateTime(checkedAt) })
        : t('feeds.off'),
  ].filter(Boolean)
  return (
    <>
      <p className="text-sm [overflow-wrap:anywhere] text-muted">
        {state.join(' · ')} · {feed.url}
      </p>
      {fault && (
        <p className="text-sm text-danger">
          {t(`feeds.faults.${fault.code}`, { status: fault.status ?? '' })}{' '}
          {nextAt !== null && t('feeds.failures', { count: fault.failures, time: dateTime(nextAt) })}
        </p>
      )}
    </>
  )
}
