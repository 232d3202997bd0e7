import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { classes } from '../../../ui/classes.ts'

type Props = {
  label: string
  /** Identity of the content. A change scrolls to the top. */
  shows: string
  children: ReactNode
}

/**
 * A separately scrolling region (on small screens part of the page's scroll), with scroll buttons beside overflowing
 * content on wide screens.
 */
export function ScrollBox({ label, shows, children }: Props) {
  const { t } = useTranslation('attempt')
  const region = useRef<HTMLDivElement>(null)
  const [overflows, setOverflows] = useState(false)

  useEffect(() => {
    const box = region.current
    const content = box?.firstElementChild
    if (!box || !content) return
    const observer = new ResizeObserver(() => setOverflows(box.scrollHeight > box.clientHeight + 4))
    observer.observe(box)
    observer.observe(content)
    return () => observer.disconnect()
  }, [])
  useEffect(() => void region.current?.scrollTo({ top: 0, behavior: 'instant' }), [shows])

  const scroll = (direction: 1 | -1) =>
    region.current?.scrollBy({ top: direction * region.current.clientHeight * 0.8, behavior: 'smooth' })

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={region}
        tabIndex={overflows ? 0 : undefined}
        role="region"
        aria-label={label}
        className={classes(
          'fade-y h-full overflow-y-auto overscroll-contain p-3 -outline-offset-3 md:p-4 md:pe-9 small:h-auto small:overflow-y-visible',
          overflows && 'md:pe-14',
        )}
      >
        <div>{children}</div>
      </div>
      {overflows && (
        <div className="absolute end-1 bottom-1 hidden gap-1 md:grid">
          {([-1, 1] as const).map((direction) => (
            <button
              key={direction}
              type="button"
              onClick={() => scroll(direction)}
              aria-label={t(direction < 0 ? 'exam.scrollUp' : 'exam.scrollDown')}
              className="grid size-11 place-items-center rounded-full border border-edge bg-surface"
            >
              {direction < 0 ? <ArrowUp aria-hidden size={18} /> : <ArrowDown aria-hidden size={18} />}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
