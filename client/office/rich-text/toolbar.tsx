import {
  Bold,
  Heading,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  Sigma,
  Table,
  TextQuote,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { classes } from '../../ui/classes.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { tableActs } from './table-acts.ts'
import { dialogActs, type DialogAct, type PlainAct, type ToolbarState } from './editor-handle.ts'

type Tool = { name: PlainAct | DialogAct; icon: LucideIcon; keys?: string; asks?: boolean }

/** Groups of the toolbar; keys as a Windows keyboard has them. */
const groups: readonly (readonly Tool[])[] = [
  [
    { name: 'bold', icon: Bold, keys: 'Ctrl+B' },
    { name: 'italic', icon: Italic, keys: 'Ctrl+I' },
    { name: 'heading', icon: Heading, keys: 'Ctrl+Shift+H' },
  ],
  [
    { name: 'bullets', icon: List, keys: 'Ctrl+Shift+8' },
    { name: 'numbers', icon: ListOrdered, keys: 'Ctrl+Shift+7' },
    { name: 'quote', icon: TextQuote, keys: 'Ctrl+Shift+9' },
  ],
  [
    { name: 'link', icon: Link, keys: 'Ctrl+Shift+K', asks: true },
    { name: 'formula', icon: Sigma, keys: 'Ctrl+Shift+E', asks: true },
    { name: 'table', icon: Table },
    { name: 'picture', icon: ImagePlus, asks: true },
  ],
  [
    { name: 'undo', icon: Undo2, keys: 'Ctrl+Z' },
    { name: 'redo', icon: Redo2, keys: 'Ctrl+Y' },
  ],
]

const toolClass =
  'inline-flex size-10 items-center pointer-fine:size-6.75 justify-center rounded-sm hover:bg-primary-soft disabled:opacity-40 disabled:hover:bg-transparent aria-pressed:bg-primary-soft aria-pressed:text-primary'

type Props = {
  ref: Ref<HTMLDivElement>
  label: string
  /** Null until the editor has loaded. */
  state: ToolbarState | null
  disabled: boolean
  onAct: (act: PlainAct) => void
  onAsk: (act: DialogAct) => void
  /** Called at Escape. */
  onLeave: () => void
  /** Shown below the text, and only while the field is used. */
  isLow: boolean
  children: ReactNode
}

/** Toolbar of a text field: one tab stop, arrow keys within. Hidden without script. */
export function Toolbar({ ref, label, state, disabled, onAct, onAsk, onLeave, isLow, children }: Props) {
  const { t } = useTranslation('richText')
  const [stop, setStop] = useState<string>('bold')
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') onLeave()
    else if (!moveFocus(event.currentTarget, event.target, event.key)) return
    event.preventDefault()
  }
  const isOff = (name: string): boolean =>
    disabled || (name === 'undo' && !state?.canUndo) || (name === 'redo' && !state?.canRedo)
  return (
    <div
      ref={ref}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
      // The text keeps the focus, so that a phone keeps its keyboard open.
      onMouseDown={(event) => event.preventDefault()}
      className={classes(
        'flex-wrap items-center gap-x-1 gap-y-0.5 border-hairline p-1 noscript:hidden',
        isLow ? 'order-last hidden border-t group-focus-within/text:flex' : 'flex border-b',
      )}
    >
      {groups.map((group) => (
        <div
          key={group[0]?.name}
          role="presentation"
          className="flex not-last:border-e not-last:border-hairline not-last:pe-1"
        >
          {group.map(({ name, icon: Icon, keys, asks }) => (
            <Tooltip key={name} label={keys ? `${t(`acts.${name}`)} (${keys})` : t(`acts.${name}`)}>
              <button
                type="button"
                disabled={isOff(name)}
                tabIndex={stop === name ? 0 : -1}
                aria-pressed={isPressable(name) ? (state?.[name] ?? false) : undefined}
                aria-haspopup={asks ? 'dialog' : undefined}
                onFocus={() => setStop(name)}
                onClick={() => (isDialogAct(name) ? onAsk(name) : onAct(name))}
                className={toolClass}
              >
                <Icon aria-hidden className="size-4.5" />
              </button>
            </Tooltip>
          ))}
        </div>
      ))}
      {children}
      {state?.inTable && !disabled && <TableActs onAct={onAct} />}
    </div>
  )
}

const isDialogAct = (name: PlainAct | DialogAct): name is DialogAct => dialogActs.some((each) => each === name)

const pressable = ['bold', 'italic', 'heading', 'bullets', 'numbers', 'quote'] as const
const isPressable = (name: string): name is (typeof pressable)[number] => pressable.some((each) => each === name)

/** Moves the focus to another button by arrows, Home and End. False for other keys. */
const moveFocus = (bar: HTMLElement, from: EventTarget, key: string): boolean => {
  const buttons = [...bar.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const at = buttons.findIndex((button) => button === from)
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[key]
  if (next === undefined) return false
  buttons[(next + buttons.length) % buttons.length]?.focus()
  return true
}

/** Acts on the table at the cursor, in a row of their own. */
function TableActs({ onAct }: { onAct: (act: PlainAct) => void }) {
  const { t } = useTranslation('richText')
  return (
    <div role="group" aria-label={t('tableActs')} className="flex basis-full flex-wrap gap-1">
      {tableActs.map((act) => (
        <button
          key={act}
          type="button"
          tabIndex={-1}
          onClick={() => onAct(act)}
          className="rounded-sm px-2 py-1 text-sm hover:bg-primary-soft"
        >
          {t(`acts.${act}`)}
        </button>
      ))}
    </div>
  )
}
