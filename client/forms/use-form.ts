import { useEffect, useRef } from 'react'
import type { Constraints } from './constraints.ts'
import type { FormAnswer } from './define-forms.ts'

type Binding<Name extends string> = {
  /** The last answer to this form; undefined before the first submission. */
  answer: FormAnswer | undefined
  constraints: Constraints<Name>
  /** Values to start with. */
  kept?: Partial<Record<Name, string>>
}

/**
 * Binds a component to its form (define-forms.ts). Attach `ref` to the form; it gets `noValidate`, so that errors come
 * from the server, in the page's language. After a refusal the first invalid field, else the notice, gets the focus.
 */
export const useForm = <Name extends string>({ answer, constraints, kept = {} }: Binding<Name>) => {
  const ref = useRef<HTMLFormElement>(null)
  const refusal = answer?.refusal ?? null
  useEffect(() => {
    if (!refusal) return
    const find = (selector: string) => ref.current?.querySelector<HTMLElement>(selector)
    const target = find('[aria-invalid=true]') ?? find('[role=alert]')
    target?.focus()
  }, [refusal])
  const entered = answer?.result.initialValue
  const refused = (name: Name): boolean => refusal?.fields.includes(name) ?? false
  const value = (name: Name): string | undefined => (entered ? String(entered[name] ?? '') : kept[name])
  return {
    ref,
    refusal,
    /** The refusal, unless one of the form's own fields shows it. */
    whole: refusal?.fields.some((field) => field in constraints) ? null : refusal,
    refused,
    /** Value entered in a refused form, otherwise the kept one. */
    value,
    /** Entered values of a field with several, as of checkboxes; undefined unless the form was refused. */
    values: (name: Name): string[] | undefined => (entered ? [entered[name] ?? []].flat().map(String) : undefined),
    /** Attributes of a control; `message` is shown at it while it is refused. */
    field: (name: Name, message: string) => ({
      ...constraints[name],
      name,
      defaultValue: value(name),
      error: refused(name) ? message : undefined,
    }),
  }
}
