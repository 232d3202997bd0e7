import { useEffect, useState, type RefObject } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ImageZoom } from './image-zoom.tsx'

/**
 * True for a picture that opens on a press. A picture in an option chooses that option, so it has a separate button.
 */
const isZoomable = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement && target.matches('.rich img') && !target.closest('label')

/** The picture to open for a press on it or on its button. */
const pictureOf = (target: EventTarget | null): HTMLImageElement | null => {
  if (isZoomable(target)) return target
  const button = target instanceof Element ? target.closest('[data-enlarge]') : null
  return button?.parentElement?.querySelector<HTMLImageElement>('.rich img') ?? null
}

/** Makes the pictures in a question's HTML operable as buttons, and opens the pressed one. */
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
    // New content: another language, or a passage that loaded late.
    const observer = new MutationObserver(mark)
    if (region) observer.observe(region, { childList: true, subtree: true })
    const onClick = ({ target }: Event) => {
      const asked = pictureOf(target)
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
