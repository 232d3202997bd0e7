import { useEffect, useRef, useState } from 'react'
import { problemOf, type SocialProblem } from './problems.ts'
import { PopupClosed } from './social-error.ts'

export type PopupState =
  { name: 'idle' } | { name: 'waiting' } | { name: 'done' } | { name: 'problem'; problem: SocialProblem }

/**
 * State of an action in a popup. A window that seemed closed may only have been cut off, so its late outcome still
 * counts.
 */
export const usePopupAction = (onDone: () => void) => {
  const [state, setState] = useState<PopupState>({ name: 'idle' })
  const running = useRef<AbortController | null>(null)

  const follow = async (end: Promise<void>, controller: AbortController): Promise<void> => {
    try {
      await end
      // A newer run owns the state.
      if (running.current !== controller) return
      setState({ name: 'done' })
      onDone()
    } catch (error) {
      if (running.current !== controller) return
      // Cancelling shows no problem.
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

  // Cancels the popup when the page is left.
  useEffect(() => () => running.current?.abort(), [])

  return { state, start, cancel: () => running.current?.abort() }
}
