import { useId, type ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'

type Props = Omit<ComponentProps<typeof Button>, 'disabled'> & {
  /** Sentence on why the action is impossible now; null when it is possible. */
  reason: string | null
}

/**
 * Button of an action that may be impossible at the moment. It then stays in reach of the keyboard, names its reason to
 * screen readers, and shows it when hovered or pressed. An action that is never allowed is not drawn at all.
 */
export function ReasonedButton({ reason, className, ...rest }: Props) {
  const id = useId()
  if (reason === null) return <Button className={className} {...rest} />
  const { look, size, children } = rest
  return (
    <>
      <Button
        look={look}
        size={size}
        type="button"
        aria-disabled
        aria-describedby={id}
        aria-label={rest['aria-label']}
        title={reason}
        popoverTarget={id}
        className={classes('cursor-help! opacity-60', className)}
      >
        {children}
      </Button>
      <span
        id={id}
        popover="auto"
        className="m-auto max-w-80 rounded-md border border-hairline bg-surface p-4 text-start text-base font-normal text-ink shadow-float"
      >
        {reason}
      </span>
    </>
  )
}
