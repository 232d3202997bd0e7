import { useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/**
 * A full-screen modal that makes the rest of the page inert. Its parts scroll separately; on small screens the whole
 * overlay scrolls.
 */
export function ExamOverlay({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const overlay = ref.current
    if (!overlay) return
    const rest = [...document.body.children].filter((element) => element !== overlay && !element.hasAttribute('inert'))
    const returnTo = document.activeElement
    for (const element of rest) element.setAttribute('inert', '')
    document.documentElement.style.overflow = 'hidden'
    // In a frame, taking the focus would take it from the page around it.
    if (window.parent === window || document.hasFocus()) overlay.focus()
    return () => {
      for (const element of rest) element.removeAttribute('inert')
      document.documentElement.style.overflow = ''
      if (returnTo instanceof HTMLElement) returnTo.focus()
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
    }
  }, [])
  return createPortal(
    <div
      ref={ref}
      role="dialog"
      aria-modal
      aria-label={label}
      tabIndex={-1}
      className="fixed inset-0 z-50 flex flex-col bg-surface text-ink outline-none small:block small:scroll-pt-14 small:overflow-y-auto small:overscroll-contain small:min-[30rem]:scroll-pb-20"
    >
      {children}
    </div>,
    document.body,
  )
}

/** Requests full screen; browsers allow it only inside the click handler. The test works without it. */
export const requestFullScreen = (): void => {
  void document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined)
}
