import { Form, useNavigation } from 'react-router'
import { Settings2 } from 'lucide-react'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import { spokenCount } from '../unread.ts'
import { DayList } from './day-list.tsx'
import type { NoticesData } from './list-data.ts'
import { noticesAddress } from './notices-address.ts'
import { TopicTabs } from './topic-tabs.tsx'

/** The student's notices by day, newest first. */
export function NoticesPage({ items, next, unread, serverNow, topic, isFirst }: NoticesData) {
  const { t } = useTranslation('notifications')
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
        <LinkButton to={paths.notificationChoices()} look="secondary">
          <Settings2 aria-hidden className="size-5" />
          {t('settings')}
        </LinkButton>
      </div>
      <TopicTabs shown={topic} />
      {topic === null && unread > 0 && <Unread count={unread} to={serverNow} action={noticesAddress({ topic })} />}
      {items.length === 0 ? <Empty isNarrowed={topic !== null} /> : <DayList notices={items} now={serverNow} />}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {!isFirst && (
          <LinkButton to={noticesAddress({ topic })} look="secondary">
            {t('newer')}
          </LinkButton>
        )}
        {next !== null && <LinkButton to={noticesAddress({ topic, cursor: next })}>{t('older')}</LinkButton>}
      </div>
      {items.length > 0 && next === null && <p className="text-center text-sm text-muted">{t('kept')}</p>}
    </>
  )
}

function Unread({ count, to, action }: { count: number; to: number; action: string }) {
  const { t } = useTranslation('shell')
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
      <p className="text-sm text-muted">{t('unread', { count: spokenCount(count) })}</p>
      <ReadAll to={to} action={action} />
    </div>
  )
}

/** Marks all notices up to the shown page as read. */
function ReadAll({ to, action }: { to: number; action: string }) {
  const { t } = useTranslation('notifications')
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" action={action} preventScrollReset>
      <HiddenFields fields={{ to: String(to) }} />
      <Button type="submit" look="quiet" disabled={busy} className="-mx-4">
        {busy ? t('common:waiting') : t('readAll')}
      </Button>
    </Form>
  )
}

function Empty({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useTranslation('notifications')
  const text = t(isNarrowed ? 'empty.topic' : 'empty.text')
  const action = isNarrowed ? (
    <LinkButton to={paths.notifications()}>{t('empty.showAll')}</LinkButton>
  ) : (
    <LinkButton to={paths.notificationChoices()} look="secondary">
      {t('choose')}
    </LinkButton>
  )
  return (
    <EmptyState
      illustration={isNarrowed ? 'empty' : 'caught-up'}
      {...(!isNarrowed && { title: t('empty.title') })}
      text={text}
      action={action}
    />
  )
}
