import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { useContext, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Keys } from '../keys/keys.tsx'
import { commands, textsOf, type Command as Entry } from './commands.ts'
import { matching } from './match.ts'
import { PaletteContext } from './palette-context.ts'

const groups = ['create', 'screens'] as const

/** Palette of the office in a native dialog: goes to a screen, opens an item, begins a new one. */
export default function Palette() {
  const { t } = useTranslation('officeFrame')
  const { open, close } = useContext(PaletteContext)
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  useEffect(() => {
    if (!open) return dialog.current?.close()
    if (!dialog.current?.open) dialog.current?.showModal()
    input.current?.focus()
    input.current?.select()
  }, [open])

  const go = (to: string) => {
    close()
    setTyped('')
    void navigate(to)
  }
  const closeByItsKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    close()
  }
  const found = typed.trim() === '' ? commands : matching(typed, commands, textsOf)
  return (
    <dialog
      ref={dialog}
      aria-label={t('palette.title')}
      onClose={close}
      closedby="any"
      className="mx-auto mt-[8dvh] mb-auto w-[calc(100%-1rem)] max-w-xl overflow-hidden rounded-md border border-hairline bg-surface p-0 text-ink shadow-float backdrop:bg-black/60 max-md:mt-2"
    >
      <Command label={t('palette.title')} shouldFilter={false} loop vimBindings={false} onKeyDown={closeByItsKey}>
        <div className="flex items-center gap-2 border-b border-hairline px-4">
          <Search aria-hidden className="size-5 shrink-0 text-muted" />
          <Command.Input
            ref={input}
            value={typed}
            onValueChange={setTyped}
            placeholder={t('palette.placeholder')}
            maxLength={100}
            className="min-h-13 min-w-0 grow bg-transparent outline-none"
          />
          <span className="max-md:hidden">
            <Keys press="Esc" />
          </span>
        </div>
        <Command.List className="max-h-[min(24rem,70dvh)] overflow-y-auto p-2">
          <Command.Empty className="px-3 py-6 text-center text-muted">{t('palette.empty', { typed })}</Command.Empty>
          {groups.map((group) => (
            <Part
              key={group}
              heading={t(`palette.${group}`)}
              entries={found.filter((entry) => entry.group === group)}
              go={go}
            />
          ))}
        </Command.List>
      </Command>
    </dialog>
  )
}

function Part({
  heading,
  entries,
  go,
}: {
  heading: string
  entries: readonly Entry[]
  go: (to: string) => void
}): ReactNode {
  const { t } = useTranslation('officeFrame')
  if (entries.length === 0) return null
  return (
    <Command.Group heading={heading} className={groupClass}>
      {entries.map((entry) => {
        const { key, group, to, icon: Icon } = entry
        return (
          <Command.Item key={`${group}.${key}`} value={`${group}.${key}`} onSelect={() => go(to)} className={itemClass}>
            <Icon aria-hidden className="size-5 shrink-0 text-muted" />
            {entry.group === 'create' ? t(`create.${entry.key}`) : t(`screens.${entry.key}`)}
          </Command.Item>
        )
      })}
    </Command.Group>
  )
}

const groupClass =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-muted'

const itemClass =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 data-[selected=true]:bg-primary-soft'
