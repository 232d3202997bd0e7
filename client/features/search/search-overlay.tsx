import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Form, useLocation } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { useCloseOnBack } from '../../ui/use-close-on-back.ts'
import { useOutsidePress } from '../../ui/use-outside-press.ts'
import { SearchBox } from './search-box.tsx'
import { SearchExamples } from './search-examples.tsx'
import { useOpenSearch } from './use-open-search.ts'

/**
 * The search over the page that it is opened from. Escape, Back and a press beside it return to that page. Until it has
 * loaded, the link of the header leads to the search page.
 */
export function SearchOverlay({ owner }: { owner: string }) {
  const { t, i18n } = useTranslation('search')
  const dialog = useRef<HTMLDialogElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  // Key of the location at which it was opened; another location closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === key

  useOpenSearch(() => {
    if (!i18n.has('search')) return
    // Within the press, because phones show their keyboard for nothing else.
    flushSync(() => setOpenedAt(key))
    dialog.current?.showModal()
  })
  // Not by `closedby`: the touch that closes would press what lies below.
  useOutsidePress(content, isOpen, () => dialog.current?.close())
  useCloseOnBack(isOpen, () => dialog.current?.close())
  useEffect(() => {
    if (isOpen || !dialog.current?.open) return
    dialog.current.close()
    // The next page takes the focus instead of the link that opened the search.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }, [isOpen])

  return (
    <dialog
      ref={dialog}
      aria-label={t('label')}
      onClose={() => setOpenedAt(null)}
      className="pointer-events-auto m-0 mx-auto w-full max-w-2xl overflow-visible rounded-b-md border-b border-hairline bg-paper text-ink shadow-float backdrop:bg-black/60 md:mt-16 md:rounded-md md:border"
    >
      {isOpen && (
        <div ref={content} className="p-4">
          <Form method="get" action={paths.search()} role="search" className="relative flex gap-2 [&>div]:static">
            <SearchBox q="" owner={owner} />
            <Button type="submit" size="icon" aria-label={t('shell:search')}>
              <Search aria-hidden className="size-5" />
            </Button>
            <Button
              look="quiet"
              size="icon"
              aria-label={t('common:toasts.close')}
              onClick={() => dialog.current?.close()}
            >
              <X aria-hidden className="size-5" />
            </Button>
          </Form>
          <SearchExamples />
        </div>
      )}
    </dialog>
  )
}
