import { useEffect, useState, type RefObject } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ImageZoom } from './image-zoom.tsx'

/** A picture of a question that can be looked at larger; one inside an option chooses it, and has a button beside it. */
const isZoomable = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement && target.matches('.rich img') && !target.closest('label')

/** The picture that a press on it, or on the button beside its option, asks for. */
const askedFor = (target: EventTarget | null): HTMLImageElement | null => {
  if (isZoomable(target)) return target
  const button = target instanceof Element ? target.closest('[data-enlarge]') : null
  return button?.parentElement?.querySelector<HTMLImageElement>('.rich img') ?? null
}

/** Makes buttons of the pictures in the texts of a question, which come as HTML, and opens the one that is pressed. */
export function Pictures({ body }: { body: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('hall')
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const hint = t('helpers.enlarge')
  useEffect(() => {
    const region = body.current
    const mark = () => {
      for (const image of region?.querySelectorAll('.rich img:not([role])') ?? []) {
        if (!isZoomable(image)) continue
        image.role = 'button'
        image.tabIndex = 0
        image.title = hint
      }
    }
    mark()
    // Another language, or a passage that has only now arrived.
    const observer = new MutationObserver(mark)
    if (region) observer.observe(region, { childList: true, subtree: true })
    const onClick = ({ target }: Event) => {
      const asked = askedFor(target)
      if (asked) setPicture(asked)
    }
    const onKey = (event: KeyboardEvent) => {
      if ((event.key !== 'Enter' && event.key !== ' ') || !isZoomable(event.target)) return
      event.preventDefault()
      setPicture(event.target)
    }
    region?.addEventListener('click', onClick)
    region?.addEventListener('keydown', onKey)
    return () => {
      observer.disconnect()
      region?.removeEventListener('click', onClick)
      region?.removeEventListener('keydown', onKey)
    }
  }, [body, hint])
  return picture && <ImageZoom src={picture.src} alt={picture.alt} onClose={() => setPicture(null)} />
}
