import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigation } from 'react-router'
import type { ProfileIntent } from './profile-action.ts'
import { useAnswer } from './use-profile-form.ts'

/** Runs `act` once after each accepted submission of a form, when the page has loaded the saved values. */
export const useAfterSave = (intent: ProfileIntent, act: () => void): void => {
  const answer = useAnswer(intent)
  const isSaved = answer !== undefined && answer.refusal === null
  const isLoaded = useNavigation().state === 'idle'
  const seen = useRef(answer)
  const run = useEffectEvent(act)
  useEffect(() => {
    if (!isSaved || !isLoaded || seen.current === answer) return
    seen.current = answer
    run()
  }, [answer, isSaved, isLoaded])
}
