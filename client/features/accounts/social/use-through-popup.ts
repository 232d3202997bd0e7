import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { hearPopups } from './channel.ts'
import { problemOf, type SocialProblem } from './social-error.ts'

export type PopupState =
  { name: 'idle' } | { name: 'waiting' } | { name: 'done' } | { name: 'problem'; problem: SocialProblem }

/**
 * The states of an action through a popup, as its button tells them. A window that seemed to be closed may only have
 * been cut off: this page listens on, and goes on when it hears of the end after all.
 */
export const useThroughPopup = (onDone: () => void) => {
  const [state, setState] = useState<PopupState>({ name: 'idle' })
  const running = useRef<AbortController | null>(null)

  const done = useEffectEvent(() => {
    setState({ name: 'done' })
    onDone()
  })

  const start = async (action: (signal: AbortSignal) => Promise<void>) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setState({ name: 'waiting' })
    try {
      await action(controller.signal)
      setState({ name: 'done' })
      onDone()
    } catch (error) {
      // A newer try speaks for itself; one that was called off needs no words.
      if (running.current !== controller) return
      setState(controller.signal.aborted ? { name: 'idle' } : { name: 'problem', problem: problemOf(error) })
    }
  }

  const cutOff = state.name === 'problem' && state.problem === 'popup_closed'
  useEffect(() => (cutOff ? hearPopups(({ error }) => error === null && done()) : undefined), [cutOff])

  // Leaving the page calls the popup off.
  useEffect(() => () => running.current?.abort(), [])

  return { state, start, cancel: () => running.current?.abort() }
}
