import { useEffect, useState } from 'react'
import { lobbyOpensAt } from '../../../../domain/attempts/lobby.ts'
import { addLobby } from '../../../i18n/load-strings.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { TestBack } from '../../../ui/test-back.tsx'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageSkeleton } from '../../../ui/skeleton.tsx'
import { Countdown } from '../opening/countdown.tsx'
import { Rules } from '../lazy-rules.tsx'
import { patternOfTest } from '../pattern.ts'
import { WaitingRoom, type WaitingRoomProps } from './waiting-room.tsx'

/** The lobby of a test with a common start, and the notice shown before the lobby opens. */
export function Lobby(props: WaitingRoomProps) {
  const { i18n } = useTranslation('lobby')
  const { language } = i18n
  const ready = i18n.has('lobby')
  // Few pages use these strings, so they load with the lobby.
  useEffect(() => {
    if (!ready) void addLobby(i18n, language)
  }, [i18n, language, ready])
  const [isOpen, setOpen] = useState(props.test.serverNow >= lobbyOpensAt(props.opensAt))
  if (!ready) return <PageSkeleton />
  return (
    <div className="page grid grid-cols-1 gap-6 py-4 md:py-6">
      <div>
        <TestBack series={props.test.series} />
        <h1 className="text-2xl">
          <BilingualText text={props.test.title} />
        </h1>
      </div>
      {isOpen ? <WaitingRoom {...props} /> : <BeforeLobby {...props} onReached={() => setOpen(true)} />}
    </div>
  )
}

function BeforeLobby({ test, opensAt, onReached }: WaitingRoomProps & { onReached: () => void }) {
  const { t } = useTranslation('lobby')
  const { dateTime } = useFormat()
  const from = lobbyOpensAt(opensAt)
  return (
    <>
      <Notice title={t('opensAt', { date: dateTime(from) })}>
        <p>{t('opensText', { date: dateTime(opensAt) })}</p>
        <Countdown to={from} serverNow={test.serverNow} label={t('opensIn')} onReached={onReached} />
      </Notice>
      <Rules pattern={patternOfTest(test)} />
    </>
  )
}
