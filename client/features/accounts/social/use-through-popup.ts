import { useEffect, useRef, useState } from 'react'
import { problemOf, type SocialProblem } from './problems.ts'
import { PopupClosed } from './social-error.ts'

export type PopupState =
  { name: 'idle' } | { name: 'waiting' } | { name: 'done' } | { name: 'problem'; problem: SocialProblem }

/**
 * The states of an action through a popup, as its button tells them. A window that seemed to be closed may only have
 * been cut off: what it says after all is followed, be it the end or a refusal.
 */
export const useThroughPopup = (onDone: () => void) => {
  const [state, setState] = useState<PopupState>({ name: 'idle' })
  const running = useRef<AbortController | null>(null)

  const follow = async (end: Promise<void>, controller: AbortController): Promise<void> => {
    try {
      await end
      // A newer try speaks for itself.
      if (running.current !== controller) return
      setState({ name: 'done' })
      onDone()
    } catch (error) {
      if (running.current !== controller) return
      // One that was called off needs no words.
      setState(controller.signal.aborted ? { name: 'idle' } : { name: 'problem', problem: problemOf(error) })
      if (error instanceof PopupClosed) await follow(error.answer, controller)
    }
  }

  const start = async (action: (signal: AbortSignal) => Promise<void>) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setState({ name: 'waiting' })
    await follow(action(controller.signal), controller)
  }

  // Leaving the page calls the popup off.
  useEffect(() => () => running.current?.abort(), [])

  return { state, start, cancel: () => running.current?.abort() }
}
