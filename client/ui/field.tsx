import { useId, type ComponentProps, type ReactNode } from 'react'

type Props = ComponentProps<'input'> & {
  label: string
  /** Error message of the value. */
  error?: string
  hint?: ReactNode
  /** Content inside the field, at its end. */
  end?: ReactNode
}

/** Labelled input; screen readers announce its hint and its error. */
export function Field({ label, error, hint, end, ...input }: Props) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="relative mt-1">
        <input
          id={id}
          className="field"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          style={end ? { paddingInlineEnd: '3rem' } : undefined}
          {...input}
        />
        {end && <div className="absolute inset-y-0 right-0 flex items-center">{end}</div>}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </div>
      )}
    </div>
  )
}
