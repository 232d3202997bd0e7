import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { useOutsidePress } from '../ui/use-outside-press.ts'

type Props = {
  summary: ReactNode
  /** Name of a summary without text. */
  label?: string
  className?: string
  summaryClass: string
  panelClass: string
  /** True when its first field is to be typed into as it opens. */
  focusesField?: boolean
  children: ReactNode
}

/**
 * Floating part of a page below its summary. A press outside, Escape, a chosen link and a sent form close it; it opens
 * without script too.
 */
export function FoldOut({ summary, label, className, summaryClass, panelClass, focusesField, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => box.current?.removeAttribute('open')
  useOutsidePress(box, isOpen, close)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !box.current?.open) return
    close()
    box.current.querySelector('summary')?.focus()
  }
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close()
  }
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    setOpen(currentTarget.open)
    if (focusesField && currentTarget.open)
      currentTarget.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus()
  }
  return (
    <div role="presentation" onKeyDown={onKeyDown} onClick={onClick} onSubmit={close} className={className}>
      <details ref={box} onToggle={onToggle} className="pointer-events-auto relative">
        <summary aria-label={label} title={label} className={summaryClass}>
          {summary}
        </summary>
        <div
          className={`absolute top-full mt-1 rounded-md border border-hairline bg-surface shadow-float ${panelClass}`}
        >
          {children}
        </div>
      </details>
    </div>
  )
}
