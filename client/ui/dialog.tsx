import { useEffect, useId, useRef, type ReactNode } from 'react'
import { classes } from './classes.ts'

type Props = {
  open: boolean
  /** Called on Escape and, in Chromium, on Back; the owner closes the dialog. */
  onClose: () => void
  title: string
  children: ReactNode
  /** True for a dialog with a list or a table. */
  wide?: boolean
  /** Buttons, the safe one first. */
  actions?: ReactNode
}

/** Modal dialog. The native element traps focus, makes the rest inert and restores focus. */
export function Dialog({ open, onClose, title, children, wide = false, actions }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open) dialog?.close()
  }, [open])
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className={classes(
        'm-auto w-[calc(100%-2rem)] rounded-md border border-hairline bg-surface p-5 text-ink shadow-float backdrop:bg-black/60',
        wide ? 'max-w-4xl' : 'max-w-lg',
      )}
    >
      <h2 id={titleId} className="text-lg">
        {title}
      </h2>
      <div className="mt-3">{children}</div>
      {actions && (
        <div
          className={classes(
            'mt-5 flex flex-wrap justify-end gap-3',
            wide && 'sticky -bottom-5 -mx-5 -mb-5 border-t border-hairline bg-surface px-5 py-3',
          )}
        >
          {actions}
        </div>
      )}
    </dialog>
  )
}
