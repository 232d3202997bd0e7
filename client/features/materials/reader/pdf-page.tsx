import { useEffect, useRef, useState } from 'react'
import type { OpenPdf } from './pdf-file.ts'
import { pixelRatio } from './zoom.ts'

type Props = {
  pdf: OpenPdf
  number: number
  label: string
  /** CSS pixels. */
  width: number
  /** Height over width of a page that has not been drawn yet. */
  ratio: number
  /** Whether it is on the screen or about to be. */
  shown: boolean
  lang: string
}

/** A page that is drawn while it is near the screen, with its text over it to be selected, searched and read aloud. */
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

/** Draws a page into its boxes; what was there stays until the new picture is whole. Returns what stops it. */
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
  // A drawing that was cancelled rejects; a part that cannot be had is told by who fetches it.
  work().catch(() => undefined)
  return () => {
    stopped = true
    stop()
  }
}
