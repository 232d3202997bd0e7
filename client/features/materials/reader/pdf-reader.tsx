import { useRef, useState } from 'react'
import type { Language } from '../../../../domain/language.ts'
import type { MaterialDetail } from '../../../../domain/materials/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { PdfPage } from './pdf-page.tsx'
import './reader.css'
import { ReaderBar } from './reader-bar.tsx'
import { ConnectionNotice, ResumedNotice } from './reader-notices.tsx'
import { useFullScreen } from './use-full-screen.ts'
import { useNightPages } from './use-night-pages.ts'
import { useOpenPdf } from './use-open-pdf.ts'
import { usePinch } from './use-pinch.ts'
import { useReaderKeys } from './use-reader-keys.ts'
import { useReadingPosition } from './use-reading-position.ts'
import { useScrollAnchor } from './use-scroll-anchor.ts'
import { useShownPages } from './use-shown-pages.ts'
import { useWidth } from './use-width.ts'
import { changeZoom, clampZoom, type ZoomChange } from './zoom.ts'

type Props = {
  material: Pick<MaterialDetail, 'id' | 'place' | 'keepsPlace'>
  url: string
  /** Size of the file. */
  bytes: number
  pages: number
  /** Pages of the whole file. */
  ofPages: number
  language: Language
}

/** Maximum width of a page, in CSS pixels. */
const maxPageWidth = 900
const edges = 16

/** PDF reader: fetches and draws visible pages and returns to the last position. */
export function PdfReader({ material, url, bytes, pages, ofPages, language }: Props) {
  const { t } = useTranslation('materials')
  const [attempt, setAttempt] = useState(0)
  const { pdf, ratio, failure, isOffline } = useOpenPdf(url, bytes, attempt)
  const frame = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const room = useWidth(scroller)
  const [zoom, setZoom] = useState(1)
  const width = Math.floor(Math.min(maxPageWidth, Math.max(0, room - edges)) * zoom)
  const isReady = pdf !== null && width > 0
  const { shown, current } = useShownPages(scroller, isReady, width)
  const count = pdf?.document.numPages ?? pages
  const page = current ?? 1
  const { isFull, toggle } = useFullScreen(frame)
  const [isNight, toggleNight] = useNightPages()

  const goTo = (number: number) => {
    const target = Math.min(Math.max(1, number), count)
    const box = scroller.current?.querySelector<HTMLElement>(`[data-page="${target}"]`)
    if (box) scroller.current?.scrollTo({ top: box.offsetTop - edges / 2 })
  }
  const { resumed, forget } = useReadingPosition({ material, url, isReady, current, pages: count, ofPages, goTo })
  const restart = () => {
    goTo(1)
    forget()
  }

  useScrollAnchor(scroller, width)
  const zoomAtTouch = useRef(zoom)
  usePinch(scroller, {
    begin: () => void (zoomAtTouch.current = zoom),
    move: (by) => setZoom(clampZoom(zoomAtTouch.current * by)),
  })
  const change = (by: ZoomChange) => setZoom((now) => changeZoom(now, by))
  useReaderKeys(frame, { page, pages: count, goTo, zoom: change })

  const isOpening = !isReady && failure === null
  return (
    <div ref={frame} role="group" aria-label={t('reader.label')} className={`pdf-reader ${isNight ? 'pdf-night' : ''}`}>
      <ReaderBar
        page={page}
        pages={count}
        zoom={zoom}
        isFull={isFull}
        isNight={isNight}
        onPage={goTo}
        onZoom={change}
        onFull={toggle}
        onNight={toggleNight}
      />
      {resumed !== null && page !== 1 && <ResumedNotice page={resumed} onRestart={restart} />}
      <ConnectionNotice failure={failure} isOffline={isOffline} onRetry={() => setAttempt(attempt + 1)} />
      <div
        ref={scroller}
        role="region"
        aria-label={t('reader.keys')}
        tabIndex={0}
        className="pdf-scroller"
        aria-busy={isOpening}
      >
        {isOpening && <p className="p-4 text-muted">{t('reader.opening')}</p>}
        <div className="pdf-pages">
          {isReady &&
            Array.from({ length: count }, (_, index) => (
              <PdfPage
                key={index}
                pdf={pdf}
                number={index + 1}
                label={t('reader.pageLabel', { number: index + 1, total: count })}
                width={width}
                ratio={ratio}
                shown={shown.has(index + 1)}
                lang={language}
              />
            ))}
        </div>
      </div>
    </div>
  )
}
