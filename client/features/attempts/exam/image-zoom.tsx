import { Minus, Plus, RotateCcw, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useCloseOnBack } from '../../../ui/use-close-on-back.ts'

type Props = { src: string; alt: string; onClose: () => void }
type Look = { scale: number; x: number; y: number }

const whole: Look = { scale: 1, x: 0, y: 0 }
const maxScale = 6
const stepBy = 1.25

const scaled = (look: Look, factor: number): Look => {
  const scale = Math.min(maxScale, Math.max(1, look.scale * factor))
  return scale === 1 ? whole : { scale, x: (look.x * scale) / look.scale, y: (look.y * scale) / look.scale }
}

/** Scale and offset of a picture that is zoomed by wheel, pinch or double click and moved by dragging. */
const useZoom = () => {
  const [look, setLook] = useState(whole)
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const by = (factor: number) => setLook((before) => scaled(before, factor))
  const spread = (): number => {
    const [first, second] = [...pointers.current.values()]
    return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0
  }
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const wasApart = spread()
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (pointers.current.size === 2 && wasApart > 0) return by(spread() / wasApart)
    setLook((now) =>
      now.scale === 1 ? now : { ...now, x: now.x + event.clientX - before.x, y: now.y + event.clientY - before.y },
    )
  }
  const onPointerEnd = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId)
  const handlers = {
    onWheel: ({ deltaY }: { deltaY: number }) => by(deltaY < 0 ? stepBy : 1 / stepBy),
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
    onDoubleClick: () => setLook((before) => (before.scale === 1 ? scaled(before, 2) : whole)),
  }
  return { look, handlers, enlarge: () => by(stepBy), shrink: () => by(1 / stepBy), reset: () => setLook(whole) }
}

/** A picture over the whole screen. Buttons, wheel, pinch and the keys + - 0 zoom, dragging moves, Escape closes. */
export function ImageZoom({ src, alt, onClose }: Props) {
  const { t } = useTranslation('hall')
  const dialog = useRef<HTMLDialogElement>(null)
  const { look, handlers, enlarge, shrink, reset } = useZoom()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Closing before removal returns the focus to the button that opened it.
    return () => shown?.close()
  }, [])
  useCloseOnBack(true, onClose)
  return (
    <dialog
      ref={dialog}
      aria-label={alt || t('zoom.title')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Closed by the browser, which asked nobody.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onKeyDown={({ key }) => {
        if (key === '+' || key === '=') enlarge()
        if (key === '-') shrink()
        if (key === '0') reset()
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none flex-col bg-surface text-ink open:flex"
    >
      <div className="flex shrink-0 justify-end gap-2 border-b border-hairline p-2">
        <ZoomButton
          label={t('zoom.smaller')}
          icon={<Minus aria-hidden />}
          onClick={shrink}
          disabled={look.scale === 1}
        />
        <ZoomButton
          label={t('zoom.whole')}
          icon={<RotateCcw aria-hidden />}
          onClick={reset}
          disabled={look.scale === 1}
        />
        <ZoomButton
          label={t('zoom.larger')}
          icon={<Plus aria-hidden />}
          onClick={enlarge}
          disabled={look.scale === maxScale}
        />
        <ZoomButton label={t('zoom.close')} icon={<X aria-hidden />} onClick={onClose} />
      </div>
      <div {...handlers} className="grid min-h-0 flex-1 touch-none place-items-center overflow-hidden bg-white p-4">
        <img
          src={src}
          alt={alt}
          draggable={false}
          style={{ transform: `translate(${look.x}px, ${look.y}px) scale(${look.scale})` }}
          className="max-h-full min-h-0 w-full object-contain select-none"
        />
      </div>
    </dialog>
  )
}

type ButtonProps = { label: string; icon: ReactNode; onClick: () => void; disabled?: boolean }

function ZoomButton({ label, icon, onClick, disabled = false }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-md border border-edge bg-surface disabled:opacity-50"
    >
      {icon}
    </button>
  )
}
