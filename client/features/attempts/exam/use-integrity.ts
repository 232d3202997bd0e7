import { useEffect, useEffectEvent } from 'react'
import type { IntegrityEntry } from '../../../../domain/attempts/contract.ts'
import { noteOf } from '../../../../domain/attempts/integrity.ts'
import type { AttemptController } from '../controller/attempt-controller.ts'

type Kind = Exclude<IntegrityEntry['kind'], 'offline'>

/**
 * Notes each time the student leaves full screen or the window while questions are visible, with its duration. It has
 * no other effect.
 */
export const useIntegrity = (attempt: AttemptController): void => {
  const note = useEffectEvent((kind: Kind, awayMs: number) => {
    const now = attempt.now()
    const entry = noteOf(kind, now - awayMs, now)
    if (entry) attempt.note(entry)
  })
  useEffect(() => {
    const left: Partial<Record<Kind, number>> = {}
    const leave = (kind: Kind) => (left[kind] ??= performance.now())
    const back = (kind: Kind) => {
      const since = left[kind]
      if (since === undefined) return
      delete left[kind]
      note(kind, performance.now() - since)
    }
    let full = document.fullscreenElement !== null
    const onFullScreen = () => {
      if (document.fullscreenElement) back('full_screen_left')
      else if (full) leave('full_screen_left')
      full = document.fullscreenElement !== null
    }
    const onGone = () => leave('window_left')
    const onBack = () => document.visibilityState === 'visible' && back('window_left')
    const onVisibility = () => (document.visibilityState === 'visible' ? onBack() : onGone())
    document.addEventListener('fullscreenchange', onFullScreen)
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('blur', onGone)
    window.addEventListener('focus', onBack)
    return () => {
      document.removeEventListener('fullscreenchange', onFullScreen)
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('blur', onGone)
      window.removeEventListener('focus', onBack)
      // Handed in during an absence: the note ends now.
      back('full_screen_left')
      back('window_left')
    }
  }, [attempt])
}
