import { Link } from 'react-router'
import type { LiveRoom } from '../../../../../domain/attempts/live-room.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { ActForm, type ActProps } from './act-form.tsx'
import type { RoomData } from './load-room.ts'
import { listAddress } from './room-address.ts'

type Props = ActProps & Pick<RoomData, 'flagged' | 'challenges'> & { room: LiveRoom }

/** After the close: answers still expected, late answers, results, flagged questions, reports and challenges. */
export function RoomResults({ room, flagged, challenges, ...acts }: Props) {
  const { t } = useTranslation('liveRoom')
  const { timeOfDay } = useFormat()
  const { late, evidence, reports, test } = room
  return (
    <section className="min-w-0">
      <h2 className="text-lg">{t('after.title')}</h2>
      <ul className="mt-2 grid gap-2">
        <li>
          {late.count === 0
            ? t('after.noneLate')
            : `${t('after.late', { count: late.count })}, ${t('after.lateUntil', { time: timeOfDay(late.until ?? 0) })}`}
        </li>
        <li>
          {evidence === 0 ? t('after.noEvidence') : t('after.evidence', { count: evidence })}{' '}
          {evidence > 0 && (
            <Link to={listAddress('late')} preventScrollReset className="link">
              {t('after.lookAtThem')}
            </Link>
          )}
        </li>
        <Results room={room} {...acts} />
        <Flags flagged={flagged} />
        <li>
          {reports === 0 ? (
            t('after.noReports')
          ) : (
            <Link to={officePaths.adminBankTab('reports')} className="link">
              {t('after.reports', { count: reports })}
            </Link>
          )}
        </li>
        <li>
          {challenges === 0 ? (
            t('after.noChallenges')
          ) : (
            <Link
              to={`${officePaths.adminBankTab('challenges')}&${new URLSearchParams({ test: test.id })}`}
              className="link"
            >
              {t('after.challenges', { count: challenges })}
            </Link>
          )}
        </li>
      </ul>
    </section>
  )
}

function Results({ room: { results, serverNow }, ...acts }: ActProps & { room: LiveRoom }) {
  const { t } = useTranslation('liveRoom')
  const { dateTime } = useFormat()
  const { from, canRelease } = results
  if (results.release.rule === 'held') return <li>{t('refused.with_shifts')}</li>
  const time = dateTime(from ?? serverNow)
  return (
    <li className="grid gap-2">
      {t(from === null || from <= serverNow ? 'after.released' : 'after.opens', { time })}
      {canRelease && (
        <ActForm {...acts} intent="release" title={t('after.release')} text={t('after.releaseText', { time })} />
      )}
    </li>
  )
}

function Flags({ flagged }: Pick<RoomData, 'flagged'>) {
  const { t } = useTranslation('liveRoom')
  if (flagged.length === 0) return <li>{t('after.noFlags')}</li>
  return (
    <li>
      {t('after.flags', { count: flagged.length })}{' '}
      <span className="flex flex-wrap gap-x-3">
        {flagged.map(({ questionId, number }) => (
          <Link key={questionId} to={officePaths.adminQuestionStatistics(questionId)} className="link">
            {t('after.question', { number })}
          </Link>
        ))}
      </span>
    </li>
  )
}
