import { useEffect, useRef, useState } from 'react'
import type { OpenPdf } from './pdf-file.ts'
import { pixelRatio } from './zoom.ts'

type Props = {
  pdf: OpenPdf
  number: number
  label: string
  /** CSS pixels. */
  width: number
  /** Height divided by width, until the page has been drawn. */
  ratio: number
  /** True when on the screen or close to it. */
  shown: boolean
  lang: string
}

/** Page drawn while it is near the screen, with its text on top for selection, search and screen readers. */
export function PdfPage({ pdf, number, label, width, ratio, shown, lang }: Props) {
  const picture = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState<number | null>(null)

  useEffect(() => {
    const [canvasBox, textBox] = [picture.current, text.current]
    if (!canvasBox || !textBox) return
    if (!shown) {
      canvasBox.replaceChildren()
      textBox.replaceChildren()
      return
    }
    return draw(pdf, number, width, canvasBox, textBox, setOwn)
  }, [pdf, number, width, shown])

  return (
    <div
      role="group"
      aria-label={label}
      data-page={number}
      className="pdf-page"
      style={{ width, aspectRatio: `1 / ${own ?? ratio}` }}
    >
      <div ref={picture} className="pdf-picture" />
      <div ref={text} className="pdf-text" lang={lang} />
    </div>
  )
}

/** Draws a page; the old picture stays until the new one is complete. Returns a function that cancels. */
const draw = (
  { document, library }: OpenPdf,
  number: number,
  width: number,
  canvasBox: HTMLElement,
  textBox: HTMLElement,
  onRatio: (ratio: number) => void,
): (() => void) => {
  let stop = () => {}
  let stopped = false
  const work = async () => {
    const page = await document.getPage(number)
    const natural = page.getViewport({ scale: 1 })
    onRatio(natural.height / natural.width)
    const scale = width / natural.width
    const viewport = page.getViewport({ scale })
    const dense = pixelRatio(viewport.width, viewport.height, window.devicePixelRatio)
    if (stopped) return
    const canvas = window.document.createElement('canvas')
    const sharp = page.getViewport({ scale: scale * dense })
    canvas.width = Math.floor(sharp.width)
    canvas.height = Math.floor(sharp.height)
    const task = page.render({ canvas, viewport: sharp })
    stop = () => task.cancel()
    await task.promise
    if (stopped) return
    canvas.setAttribute('aria-hidden', 'true')
    canvasBox.replaceChildren(canvas)
    textBox.replaceChildren()
    textBox.style.setProperty('--total-scale-factor', String(scale))
    const layer = new library.TextLayer({ textContentSource: page.streamTextContent(), container: textBox, viewport })
    stop = () => layer.cancel()
    await layer.render()
    canvasBox.dataset.drawn = String(number)
  }
  // A cancelled render rejects; failed requests are reported by `readRange`.
  work().catch(() => undefined)
  return () => {
    stopped = true
    stop()
  }
}
