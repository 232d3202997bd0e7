import { ChevronLeft, ChevronRight, Contrast, Maximize, Minimize, MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import type { ZoomChange } from './zoom.ts'

type Props = {
  page: number
  pages: number
  zoom: number
  isFull: boolean
  isNight: boolean
  onPage: (page: number) => void
  onZoom: (change: ZoomChange) => void
  /** Undefined when the browser has no full screen for elements. */
  onFull: (() => void) | undefined
  onNight: () => void
}

/** Toolbar of the reader: pages and zoom. */
export function ReaderBar({ page, pages, zoom, isFull, isNight, onPage, onZoom, onFull, onNight }: Props) {
  const { t } = useTranslation('materials')
  const [typed, setTyped] = useState(String(page))
  useEffect(() => setTyped(String(page)), [page])
  const go = (event?: FormEvent) => {
    event?.preventDefault()
    const entered = Number(typed)
    if (Number.isInteger(entered) && entered >= 1 && entered <= pages) onPage(entered)
    else setTyped(String(page))
  }
  return (
    <div className="pdf-bar">
      <span className="max-sm:hidden">
        <BarButton label={t('reader.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft aria-hidden className="size-5" />
        </BarButton>
      </span>
      <form onSubmit={go}>
        <input
          aria-label={t('reader.page')}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => go()}
          className="field tabular"
        />
        <span className="tabular text-sm whitespace-nowrap">{t('reader.pageOf', { total: pages })}</span>
      </form>
      <span className="max-sm:hidden">
        <BarButton label={t('reader.next')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
          <ChevronRight aria-hidden className="size-5" />
        </BarButton>
      </span>
      <span className="ml-auto flex">
        <span className="hidden dark:inline">
          <BarButton label={t('reader.night')} isPressed={isNight} onClick={onNight}>
            <Contrast aria-hidden className="size-5" />
          </BarButton>
        </span>
        {zoom !== 1 && (
          <BarButton label={t('reader.fit')} onClick={() => onZoom('fit')}>
            <MoveHorizontal aria-hidden className="size-5" />
          </BarButton>
        )}
        <BarButton label={t('reader.zoomOut')} onClick={() => onZoom(-1)}>
          <ZoomOut aria-hidden className="size-5" />
        </BarButton>
        <BarButton label={t('reader.zoomIn')} onClick={() => onZoom(1)}>
          <ZoomIn aria-hidden className="size-5" />
        </BarButton>
        {onFull && (
          <BarButton label={t(isFull ? 'reader.leaveFull' : 'reader.full')} onClick={onFull}>
            {isFull ? <Minimize aria-hidden className="size-5" /> : <Maximize aria-hidden className="size-5" />}
          </BarButton>
        )}
      </span>
    </div>
  )
}

type BarButtonProps = {
  label: string
  disabled?: boolean
  isPressed?: boolean
  onClick: () => void
  children: ReactNode
}

function BarButton({ label, disabled = false, isPressed, onClick, children }: BarButtonProps) {
  return (
    <Button
      look="quiet"
      size="icon"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
