import { useId, type ComponentProps, type ReactNode } from 'react'

type Props = ComponentProps<'input'> & {
  label: string
  /** What is wrong with the value, in words. */
  error?: string
  hint?: ReactNode
  /** Stands inside the field, at its end. */
  end?: ReactNode
}

/** A labelled input; its hint and its error are read out with it. */
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
