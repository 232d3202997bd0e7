import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from './classes.ts'
import { Tooltip } from './tooltip.tsx'
import { useMenu } from './use-menu.ts'

export type MenuItem = {
  key: string
  label: string
  icon?: ReactNode
  /** Title of the group that it belongs to; items of one group follow each other. */
  group?: string
} & ({ to: string } | { onSelect: () => void; checked?: boolean })

type Props = {
  label: string
  trigger: ReactNode
  items: MenuItem[]
  /** Heading above the items. */
  heading?: ReactNode
  opens?: 'down' | 'up'
  className?: string
  /** Classes of the button; round by default. */
  buttonClass?: string
}

const roundButton = 'inline-flex size-11 items-center justify-center rounded-full text-ink hover:bg-primary-soft'

const itemClass =
  'flex min-h-11 w-full items-center gap-3 px-4 py-2 text-left text-ink hover:bg-primary-soft focus-visible:bg-primary-soft focus-visible:-outline-offset-2'

/** Menu button: arrows, Home and End move; Escape and a press outside close and restore focus. */
export function Menu({ label, trigger, items, heading, opens = 'down', className, buttonClass = roundButton }: Props) {
  const { open, root, button, close, onKeyDown, toggle } = useMenu()
  const menuId = useId()
  return (
    <div
      ref={root}
      role="presentation"
      className={classes('pointer-events-auto relative', className)}
      onKeyDown={onKeyDown}
    >
      <Tooltip label={label}>
        <button
          ref={button}
          type="button"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? menuId : undefined}
          onClick={toggle}
          className={buttonClass}
        >
          {trigger}
        </button>
      </Tooltip>
      {open && (
        <div
          className={classes(
            'absolute right-0 z-50 w-60 max-w-[calc(100vw-1rem)] overflow-y-auto overscroll-contain rounded-md border border-hairline bg-surface py-1 shadow-float',
            opens === 'down' ? 'top-full mt-1' : 'bottom-full mb-2 max-h-[calc(100dvh-9rem)]',
          )}
        >
          {heading}
          <div id={menuId} role="menu" aria-label={label}>
            {[...new Set(items.map(({ group }) => group))].map((group) => (
              <div key={group ?? ''} role={group && 'group'} aria-label={group}>
                {group && (
                  <p aria-hidden className="px-4 pt-2 text-xs font-semibold text-muted">
                    {group}
                  </p>
                )}
                {items.map((item) => item.group === group && <Item key={item.key} item={item} onDone={close} />)}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

function Item({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  if ('to' in item) {
    return (
      <Link to={item.to} role="menuitem" tabIndex={-1} className={itemClass} onClick={onDone}>
        {item.icon}
        {item.label}
      </Link>
    )
  }
  const choice =
    item.checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': item.checked }
  return (
    <button
      type="button"
      {...choice}
      tabIndex={-1}
      className={itemClass}
      onClick={() => {
        item.onSelect()
        onDone()
      }}
    >
      {item.icon}
      <span className="flex-1">{item.label}</span>
      {item.checked && <Check aria-hidden className="size-5 text-primary" />}
    </button>
  )
}
