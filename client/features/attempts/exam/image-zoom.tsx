import { Minus, Plus, RotateCcw, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'

type Props = { src: string; alt: string; onClose: () => void }
type Look = { scale: number; x: number; y: number }

const whole: Look = { scale: 1, x: 0, y: 0 }
const maxScale = 6
const stepBy = 1.25

const scaled = (look: Look, factor: number): Look => {
  const scale = Math.min(maxScale, Math.max(1, look.scale * factor))
  return scale === 1 ? whole : { scale, x: (look.x * scale) / look.scale, y: (look.y * scale) / look.scale }
}

/** A picture over the whole screen. Buttons, wheel, pinch and the keys + - 0 zoom, dragging moves, Escape closes. */
export function ImageZoom({ src, alt, onClose }: Props) {
  const { t } = useTranslation('hall')
  const dialog = useRef<HTMLDialogElement>(null)
  const [look, setLook] = useState(whole)
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Closing before removal returns the focus to the button that opened it.
    return () => shown?.close()
  }, [])

  const by = (factor: number) => setLook((before) => scaled(before, factor))
  const spread = (): number => {
    const [first, second] = [...pointers.current.values()]
    return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0
  }
  const onMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const wasApart = spread()
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (pointers.current.size === 2 && wasApart > 0) return by(spread() / wasApart)
    setLook((now) =>
      now.scale === 1 ? now : { ...now, x: now.x + event.clientX - before.x, y: now.y + event.clientY - before.y },
    )
  }
  const button = (label: string, icon: ReactNode, onClick: () => void, disabled = false) => (
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
  return (
    <dialog
      ref={dialog}
      aria-label={alt || t('zoom.title')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={({ key }) => {
        if (key === '+' || key === '=') by(stepBy)
        if (key === '-') by(1 / stepBy)
        if (key === '0') setLook(whole)
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none flex-col bg-surface text-ink open:flex"
    >
      <div className="flex shrink-0 justify-end gap-2 border-b border-hairline p-2">
        {button(t('zoom.smaller'), <Minus aria-hidden />, () => by(1 / stepBy), look.scale === 1)}
        {button(t('zoom.whole'), <RotateCcw aria-hidden />, () => setLook(whole), look.scale === 1)}
        {button(t('zoom.larger'), <Plus aria-hidden />, () => by(stepBy), look.scale === maxScale)}
        {button(t('zoom.close'), <X aria-hidden />, onClose)}
      </div>
      <div
        onWheel={({ deltaY }) => by(deltaY < 0 ? stepBy : 1 / stepBy)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        }}
        onPointerMove={onMove}
        onPointerUp={({ pointerId }) => void pointers.current.delete(pointerId)}
        onPointerCancel={({ pointerId }) => void pointers.current.delete(pointerId)}
        onDoubleClick={() => setLook((before) => (before.scale === 1 ? scaled(before, 2) : whole))}
        className="grid min-h-0 flex-1 touch-none place-items-center overflow-hidden bg-white p-4"
      >
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
