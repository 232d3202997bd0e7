import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useFetcher, type Blocker } from 'react-router'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { toast } from '../../../../ui/toasts/toast.ts'
import type { ProfileAnswer } from '../profile-action.ts'

/** Saves a form beside the waiting navigation, then lets it go on. A refused form stays and shows why. */
export const useSaveAndGo = (form: RefObject<HTMLFormElement | null>, action: string, blocker: Blocker) => {
  const { t } = useTranslation('profile')
  const { data, state, submit } = useFetcher<ProfileAnswer>()
  const seen = useRef(data)
  const goOn = useEffectEvent((answer: ProfileAnswer) => {
    if (answer.refusal) {
      blocker.reset?.()
      // Sent once more as a navigation, whose answer the fields show.
      form.current?.requestSubmit()
      return
    }
    if (answer.message) toast({ title: t(answer.message), tone: 'success' })
    blocker.proceed?.()
  })
  useEffect(() => {
    if (!data || state !== 'idle' || seen.current === data) return
    seen.current = data
    goOn(data)
  }, [data, state])
  return {
    isSaving: state !== 'idle',
    save: () => void submit(form.current, { method: 'post', action }),
  }
}
