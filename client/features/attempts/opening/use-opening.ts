import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AttemptState } from '../../../../domain/attempts/contract.ts'
import { clockRuns } from '../../../../domain/attempts/states.ts'
import type { Language } from '../../../../domain/language.ts'
import type { ServerAttempt } from '../controller/server-attempt.ts'
import type { AttemptRecord } from '../journal/journal-store.ts'
import type { OpenedInLobby } from '../lobby/opened-in-lobby.ts'
import {
  beginAttempt,
  enterFromLobby,
  resumeAttempt,
  showFailure,
  takeOver,
  type OpeningPage,
  type OpeningPhase,
} from './open-attempt.ts'

type Props = {
  testId: string
  userId: string
  mine: { attemptId: string; state: AttemptState } | null
  /** Language of the questions if this device does not know the chosen one. */
  language: Language
}

/** Opens the attempt of a test: starts it, resumes it after a reload, or takes it over from another page. */
export const useOpening = ({ testId, userId, mine, language }: Props) => {
  // Captured once: changes by the attempt itself must not open it a second time.
  const [resumable] = useState(mine && clockRuns(mine.state) ? mine.attemptId : null)
  const [phase, setPhase] = useState<OpeningPhase>(resumable ? { kind: 'opening', slow: false } : { kind: 'reading' })
  const open = useRef<ServerAttempt | null>(null)
  const mounted = useRef(true)
  const page: OpeningPage = {
    testId,
    userId,
    language,
    open,
    isMounted: () => mounted.current,
    show: (next) => mounted.current && setPhase(next),
  }

  const resumeFirst = useEffectEvent(
    (attemptId: string) => void resumeAttempt(page, attemptId).catch((error) => showFailure(page, error)),
  )
  useEffect(() => {
    mounted.current = true
    if (resumable) resumeFirst(resumable)
    return () => {
      mounted.current = false
      open.current?.close()
      open.current = null
    }
  }, [resumable])

  return {
    phase,
    begin: (chosen: Language, sections?: string[]) => beginAttempt(page, chosen, sections),
    takeOver: (attemptId: string, chosen: Language) => takeOver(page, attemptId, chosen),
    enterFromLobby: (opened: OpenedInLobby | AttemptRecord) => enterFromLobby(page, opened),
  }
}
