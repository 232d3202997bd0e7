import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { useContext, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Keys } from '../keys/keys.tsx'
import { commands, searchTextOf } from './commands.ts'
import { matching } from './match.ts'
import { PaletteContext } from './palette-context.ts'
import { CommandGroup, FactGroup, ItemGroup, OrderGroup, StudentGroup } from './palette-groups.tsx'
import { useOfficeSearch } from './use-office-search.ts'

/** Palette of the office in a native dialog: goes to a screen, opens an item or student, begins a new item. */
export default function Palette() {
  const { t } = useTranslation('officeFrame')
  const { open, close } = useContext(PaletteContext)
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const { state, found } = useOfficeSearch(typed, open)
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
    if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyK') return
    event.preventDefault()
    close()
  }
  const fixed = typed.trim() === '' ? commands : matching(typed, commands, searchTextOf)
  const isEmpty =
    state !== 'searching' &&
    state !== 'failed' &&
    fixed.length + found.items.length + found.facts.length + found.students.length + found.orders.length === 0
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
        <Command.List label={t('palette.title')} className="max-h-[min(26rem,70dvh)] scroll-py-2 overflow-y-auto p-2">
          <CommandGroup group="create" commands={fixed} go={go} />
          <CommandGroup group="screens" commands={fixed} go={go} />
          <ItemGroup items={found.items} go={go} />
          <FactGroup facts={found.facts} go={go} />
          <StudentGroup students={found.students} go={go} />
          <OrderGroup orders={found.orders} go={go} />
        </Command.List>
        <p role="status" className="px-5 text-sm text-muted not-empty:pb-3">
          {isEmpty && t('palette.empty', { typed })}
          {state === 'searching' && t('palette.searching')}
          {state === 'failed' && t('palette.failed')}
        </p>
      </Command>
    </dialog>
  )
}
