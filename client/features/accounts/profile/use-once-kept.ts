import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigation } from 'react-router'
import type { Intent } from './profile-action.ts'
import { useForm } from './use-form.ts'

/** Acts once each time that a form is accepted, as soon as the page has loaded again what is kept: not before. */
export const useOnceKept = (intent: Intent, act: () => void): void => {
  const { answer, done } = useForm(intent)
  const loaded = useNavigation().state === 'idle'
  const seen = useRef(answer)
  const run = useEffectEvent(act)
  useEffect(() => {
    if (!done || !loaded || seen.current === answer) return
    seen.current = answer
    run()
  }, [answer, done, loaded])
}
