import { useId, type ComponentProps } from 'react'

type Props = ComponentProps<'textarea'> & {
  label: string
  /** Error message of the value. */
  error?: string
  hint?: string
}

/** Labelled multi-line field; screen readers announce its hint and its error. */
export function TextArea({ label, error, hint, ...area }: Props) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        className="field mt-1"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        {...area}
      />
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
