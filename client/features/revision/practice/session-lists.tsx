import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import type { ListedPractice, PracticeSessions } from '../../../../domain/revision/practice-view.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

type Props = { sessions: PracticeSessions }

/** Sessions to go on with; nothing without any. */
export function OpenSessions({ sessions: { open } }: Props) {
  const { t } = useTranslation('practice')
  if (open.length === 0) return null
  return (
    <List title={t('sessions.open')} hint={t('sessions.openHint')}>
      {open.map((session) => (
        <Row key={session.sessionId} session={session}>
          {t('sessions.progress', { answered: session.answered, questions: session.questions })}
        </Row>
      ))}
    </List>
  )
}

export function FinishedSessions({ sessions: { finished } }: Props) {
  const { t } = useTranslation('practice')
  return (
    <List title={t('sessions.finished')} hint={finished.length === 0 ? t('sessions.none') : null}>
      {finished.map((session) => (
        <Row key={session.sessionId} session={session}>
          {t('sessions.score', { right: session.right, questions: session.questions })}
        </Row>
      ))}
    </List>
  )
}

type ListProps = { title: string; hint: string | null; children: ReactNode }

const List = ({ title, hint, children }: ListProps) => (
  <section className="my-8">
    <h2 className="text-xl">{title}</h2>
    {hint && <p className="text-sm text-muted">{hint}</p>}
    <ul className="mt-2 border-t border-hairline empty:hidden">{children}</ul>
  </section>
)

function Row({ session, children }: { session: ListedPractice; children: ReactNode }) {
  const { t } = useTranslation('practice')
  const { dateTime, timeOfDay } = useFormat()
  const { sessionId, source, mode, startedAt, deadlineAt, finishedAt } = session
  const isRunning = finishedAt === null && deadlineAt !== null
  return (
    <li className="border-b border-hairline">
      <Link
        to={paths.practiceSession(sessionId)}
        className="flex min-h-14 items-center gap-3 py-2 text-ink no-underline hover:bg-sunken"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">
            {t(`sessions.from.${source.from}`)}, {t(`sessions.mode.${mode}`)}
          </span>
          <span className="block text-sm text-muted tabular">
            {children} · {t('sessions.begun', { date: dateTime(startedAt) })}
            {isRunning && ` · ${t('sessions.ends', { time: timeOfDay(deadlineAt) })}`}
          </span>
        </span>
        <ChevronRight aria-hidden size={20} className="shrink-0 text-muted" />
      </Link>
    </li>
  )
}
