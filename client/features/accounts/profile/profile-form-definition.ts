import type { useTranslation } from '../../../i18n/use-translation.ts'
import type { Api } from '../../../api.ts'
import type { PageRequest } from '../../../context.ts'
import { defineForms, type FormAnswer } from '../../../forms/define-forms.ts'
import type { SetUpAnswer } from '../second-factor/set-up.ts'

export type Tools = { api: Api; page: PageRequest }

/** Key of a text, of the namespace `profile` unless it names another. */
export type ProfileMessage = Parameters<ReturnType<typeof useTranslation<'profile'>>['t']>[0]

export type Outcome = FormAnswer &
  Omit<SetUpAnswer, 'refusal'> & {
    message?: ProfileMessage | undefined
    /** The provider's address, which a browser without script follows as a link. */
    url?: string
    /** Fields of the form that restores what was removed. */
    undo?: Record<string, string>
  }

/** Defines one form of /profile: contract, call and confirmation. */
export const profileForm = defineForms<Tools, ProfileMessage>()
