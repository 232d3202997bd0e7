import './live-room.css'
import type { LiveRoom } from '../../../../../domain/attempts/live-room.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { Notice } from '../../../../ui/notice.tsx'
import type { RoomData } from './load-room.ts'
import { RoomActs } from './room-acts.tsx'
import { RoomChart } from './room-chart.tsx'
import { RoomList } from './room-list.tsx'
import { RoomLog } from './room-log.tsx'
import { RoomNumbers } from './room-numbers.tsx'
import { RoomResults } from './room-results.tsx'

type Props = { room: LiveRoom; isStale: boolean; data: RoomData; answer: OfficeAnswer | undefined }

/** The live room of a test. On a phone the numbers and acts come first. */
export function RoomPage({ room, isStale, data, answer }: Props) {
  const acts = { actId: data.actId, answer }
  const isAfter = room.phase === 'draining' || room.phase === 'closed'
  return (
    <div className="room grid gap-6">
      <div className="room-top grid gap-4">
        <State room={room} isStale={isStale} />
        <RoomNumbers counts={room.counts} />
        {isAfter && <RoomResults room={room} flagged={data.flagged} challenges={data.challenges} {...acts} />}
      </div>
      <RoomActs room={room} {...acts} />
      <div className="room-main-part grid min-w-0 gap-6">
        <RoomChart minutes={room.minutes} counts={room.counts} serverNow={room.serverNow} />
        <RoomList
          room={room}
          list={data.query.list ?? 'all'}
          isFirst={data.query.cursor === undefined}
          opened={data.opened}
          {...acts}
        />
      </div>
      <RoomLog incidents={room.incidents} {...acts} />
    </div>
  )
}

/** Times of the test, and the age of what is shown. */
function State({ room: { test, serverNow }, isStale }: { room: LiveRoom; isStale: boolean }) {
  const { t } = useTranslation('liveRoom')
  const { dateTime, timeOfDay } = useFormat()
  const time = timeOfDay(serverNow, `:${String(Math.floor(serverNow / 1_000) % 60).padStart(2, '0')}`)
  const times = [
    ['opens', test.opensAt],
    ['closes', test.closesAt],
    ['ends', test.endsAt === test.closesAt ? null : test.endsAt],
    ['paused', test.pausedFrom],
  ] as const
  const shown = times.filter(([, at]) => at !== null)
  return (
    <div className="grid gap-2">
      {isStale && <Notice tone="warning">{t('stale', { time })}</Notice>}
      <dl aria-label={t('times.label')} className="tabular flex flex-wrap gap-x-6 gap-y-1">
        {shown.map(([name, at]) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{t(`times.${name}`)}</dt>
            <dd className="font-semibold">{dateTime(at ?? 0)}</dd>
          </div>
        ))}
        {shown.length === 0 && <dd>{t('times.open')}</dd>}
      </dl>
      {test.pauseReason !== null && <p>{t('reason', { reason: test.pauseReason })}</p>}
      {!isStale && <p className="tabular text-sm text-muted">{t('asOf', { time })}</p>}
    </div>
  )
}
