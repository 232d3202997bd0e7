import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { useForm } from '../../../forms/use-form.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import type { ProfileField, ProfileIntent, ProfileAnswer } from './profile-action.ts'
import type { SectionConstraints } from './constraints-in.ts'

/** The answer to one form of the page, if it was the form that was sent last. */
export const useAnswer = (intent: ProfileIntent): ProfileAnswer | undefined => {
  const answer = useActionData<ProfileAnswer>()
  return answer?.intent === intent ? answer : undefined
}

/** True when the answer is shown at the form: a refusal, or any answer where no script shows a toast. */
export const useShownAtForm = (answer: ProfileAnswer | undefined): boolean => {
  const hydrated = useHydrated()
  return answer !== undefined && (answer.refusal !== null || !hydrated)
}

/** Binds a component to one form of the page. `kept` holds the saved values. */
export const useProfileForm = <Of extends ProfileIntent>(
  intent: Of,
  kept?: Partial<Record<ProfileField<Of>, string>>,
) => {
  const answer = useAnswer(intent)
  const { constraints } = useLoaderData<{ constraints: SectionConstraints }>()
  const busy = useNavigation().formData?.get('intent') === intent
  const form = useForm<ProfileField<Of>>({ answer, constraints: constraints[intent] ?? {}, kept })
  return { ...form, intent, answer, busy, shownAtForm: useShownAtForm(answer) }
}
