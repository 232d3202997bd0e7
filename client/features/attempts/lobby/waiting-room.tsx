import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import type { TestDetail } from '../../../../domain/catalogue/contract.ts'
import type { LobbyEntry } from '../../../../domain/attempts/lobby.ts'
import type { Language } from '../../../../domain/language.ts'
import { paths } from '../../../../domain/paths.ts'
import { makeApi } from '../../../api.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { requestFullScreen } from '../exam/exam-overlay.tsx'
import type { AttemptRecord } from '../journal/journal-store.ts'
import { openJournal } from '../journal/open-journal.ts'
import { useDurable } from '../journal/use-durable.ts'
import { attemptCalls } from '../journal/transport.ts'
import { Rules } from '../lazy-rules.tsx'
import { patternOfTest } from '../pattern.ts'
import { LobbyClock } from './lobby-clock.tsx'
import { openedOf, type OpenedInLobby } from './opened-in-lobby.ts'
import { Progress } from './progress.tsx'
import { Readiness } from './readiness.tsx'
import { Refused } from './refused.tsx'
import type { LobbyState } from './lobby-client.ts'
import { useLobby } from './use-lobby.ts'
import { useRecord } from './use-record.ts'

const SystemCheck = lazyPart(() => import('../opening/system-check.tsx'), 'SystemCheck')

export type WaitingRoomProps = {
  test: TestDetail
  userId: string
  opensAt: number
  /** Called with the opened paper, or with the record alone if the paper has to come from the server. */
  onEnter: (opened: OpenedInLobby | AttemptRecord) => void
  signIn: string
}

type Clock = NonNullable<ReturnType<typeof useLobby>['clock']>

/**
 * Leaves the lobby once, as soon as the student is ready and the paper is either decrypted or to be loaded from the
 * server.
 */
const useLeave = (
  lobby: LobbyState | null,
  clock: Clock | null,
  record: AttemptRecord | null,
  onEnter: WaitingRoomProps['onEnter'],
) => {
  const left = useRef(false)
  const stage = lobby?.stage ?? null
  const entry = lobby?.entry ?? null
  const leave = useEffectEvent(() => {
    if (left.current || !record || !entry || !clock || !stage) return
    left.current = hasBegun(stage)
    if (stage.at === 'open') onEnter(openedOf({ ...stage, record, entry, sample: clock.sample(), now: clock.now() }))
    if (stage.at === 'from_server') onEnter({ ...record, lease: entry.ticket })
  })
  useEffect(() => leave(), [stage?.at, record])
}

const hasBegun = ({ at }: LobbyState['stage']): boolean => at === 'open' || at === 'from_server'

export function WaitingRoom({ test, userId, opensAt, onEnter, signIn }: WaitingRoomProps) {
  const { lobby, clock } = useLobby({ id: test.id, opensAt, serverNow: test.serverNow })
  const entry = lobby?.entry ?? null
  const { record, makeReady, takeBack } = useRecord({ testId: test.id, userId, entry })
  const stage = lobby?.stage ?? { at: 'waiting' as const }
  useLeave(lobby, clock, record, onEnter)

  if (stage.at === 'refused') return <Refused code={stage.code} signIn={signIn} />
  const begun = hasBegun(stage)
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      {/* One column on phones, in order of importance; two columns on wide screens. */}
      <div className="contents lg:order-last lg:grid lg:gap-6">
        <StartPanel lobby={lobby} clock={clock} opensAt={opensAt} />
        <div className="order-3 grid grid-cols-1 gap-6">
          <Progress
            taken={entry !== null}
            sealed={lobby?.sealed ?? false}
            ready={record !== null}
            online={lobby?.online ?? true}
          />
          {stage.at === 'waiting' && <LobbyCheck test={test} />}
        </div>
      </div>
      <div className="contents lg:grid lg:grid-cols-1 lg:gap-6">
        <ReadyPanel onTakeBack={record && takeBack}>
          <Readiness
            rules={test}
            begun={begun}
            onReady={async (language, sections) => {
              // Not before the start: the student may still leave the page.
              if (begun) requestFullScreen()
              if (sections) await chooseSections(entry, language, sections)
              makeReady(language)
            }}
          />
        </ReadyPanel>
        <div className="order-4">
          <Rules pattern={patternOfTest(test)} />
        </div>
      </div>
    </div>
  )
}

/** The system check, and a link to the printed paper where the test has no end. */
function LobbyCheck({ test }: { test: TestDetail }) {
  const { t } = useTranslation('attempt')
  return (
    <div className="grid content-start gap-4">
      <SystemCheck testId={test.id} />
      {test.closesAt === null && (
        <LinkButton look="secondary" to={paths.testPrint(test.id)}>
          {t('opening.print')}
        </LinkButton>
      )}
    </div>
  )
}

type StartProps = { lobby: LobbyState | null; clock: Clock | null; opensAt: number }

/** Time until the start, then time left, with the facts of the test. */
function StartPanel({ lobby, clock, opensAt }: StartProps) {
  const { t } = useTranslation('lobby')
  const stage = lobby?.stage ?? { at: 'waiting' as const }
  const entry = lobby?.entry ?? null
  const waits = stage.at === 'waiting'
  const beginsAt = entry?.beginsAt ?? opensAt
  const to = waits ? beginsAt : (entry?.deadlineAt ?? null)
  return (
    <section className="card grid gap-3 p-4" aria-labelledby="lobby-title">
      <h2 id="lobby-title" className="sr-only">
        {t('title')}
      </h2>
      {hasBegun(stage) && (
        <Notice tone="warning" title={t('begun')}>
          {t('begunText')}
        </Notice>
      )}
      {stage.at === 'starting' && (
        <Notice title={t('starting')}>{t(lobby?.online === false ? 'startingSlow' : 'startingText')}</Notice>
      )}
      {clock && to !== null && (
        <LobbyClock label={t(waits ? 'startsIn' : 'timeLeft')} to={to} now={clock.now} speaks={waits} />
      )}
      <Facts beginsAt={beginsAt} announcedAt={opensAt} ends={entry?.deadlineAt ?? null} />
      {waits && <p className="text-sm text-muted">{t('leave')}</p>}
    </section>
  )
}

/** The form that makes the student ready, or the confirmation once `onTakeBack` is given. */
function ReadyPanel({ onTakeBack, children }: { onTakeBack: (() => void) | null; children: ReactNode }) {
  const { t } = useTranslation('lobby')
  const durable = useDurable()
  return (
    <section className="card order-2 p-4" aria-labelledby="ready-title">
      <h2 id="ready-title" className="mb-3 text-lg">
        {t('readyTitle')}
      </h2>
      {!durable && (
        <Notice tone="warning" title={t('notKept')} className="mb-3">
          {t('notKeptText')}
        </Notice>
      )}
      {onTakeBack ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-semibold text-success">{t('youReady')}</p>
          <Button look="secondary" onClick={onTakeBack}>
            {t('change')}
          </Button>
        </div>
      ) : (
        children
      )}
    </section>
  )
}

/** The choice of optional sections decides the paper, so it has to reach the server first, and needs a lobby entry. */
const chooseSections = async (entry: LobbyEntry | null, language: Language, sections: string[]): Promise<void> => {
  if (!entry) throw new TypeError('There is no place yet.')
  const device = await (await openJournal()).store.device()
  await attemptCalls(makeApi(location.origin), entry.attemptId).begin(entry.ticket, device, language, sections)
}

function Facts({ beginsAt, announcedAt, ends }: { beginsAt: number; announcedAt: number; ends: number | null }) {
  const { t } = useTranslation('lobby')
  const { dateTime } = useFormat()
  return (
    <>
      <p className="text-center font-semibold">{t('startsAt', { date: dateTime(beginsAt) })}</p>
      {ends !== null && (
        <p className="text-center">{t('yourTime', { count: Math.round((ends - beginsAt) / 60_000) })}</p>
      )}
      {beginsAt !== announcedAt && <Notice tone="warning">{t('moved', { date: dateTime(beginsAt) })}</Notice>}
    </>
  )
}
