import type { Api } from '../../../api.ts'
import type { PageRequest } from '../../../context.ts'
import type { SetUpAnswer } from '../second-factor/set-up.ts'

/** What the forms of /profile are answered with. */
export type Tools = { api: Api; page: PageRequest }

export type Outcome = SetUpAnswer & {
  /** What a refused form shows again; never passwords. */
  values?: Record<string, string>
  /** Where to go on: the provider's address, for a browser without script. */
  url?: string
  /** What the form that brings back what was removed sends. */
  undo?: Record<string, string>
}

/** What one form of /profile does. */
export type FormAction = (form: FormData, tools: Tools) => Promise<Outcome>

export const text = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
