import { useActionData, useNavigation } from 'react-router'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import type { Refusal } from '../refusal.ts'
import type { Answer, Intent } from './profile-action.ts'

/** One form of the page: whether it is being sent, and how it was answered if it was the last one sent. */
export const useForm = (intent: Intent) => {
  const answer = useActionData<Answer>()
  const { formData } = useNavigation()
  const hydrated = useHydrated()
  const mine = answer?.intent === intent ? answer : undefined
  const refusal: Refusal | null = mine?.refusal ?? null
  return {
    busy: formData?.get('intent') === intent,
    answer: mine,
    refusal,
    done: mine !== undefined && refusal === null,
    /** The answer stands beside the form: it is a refusal, or there is no script for a toast. */
    toldHere: mine !== undefined && (refusal !== null || !hydrated),
    refused: (field: string) => refusal?.fields.includes(field) ?? false,
    /** What was entered and refused, else what is kept. */
    entered: (field: string, kept: string) => (refusal && mine?.values?.[field]) ?? kept,
  }
}
