import { useId, type ComponentProps, type ReactNode } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode; hint?: string }

/** Checkbox inside its label. */
export function Checkbox({ children, hint, ...input }: Props) {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" aria-describedby={hint && `${id}-hint`} className="tick size-5" {...input} />
        <span>{children}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="ps-8 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
