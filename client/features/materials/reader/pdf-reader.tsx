import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Language } from '../../../../domain/language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PdfPage } from './pdf-page.tsx'
import { savePlace, loadPlace } from './place.ts'
import './reader.css'
import { ReaderBar } from './reader-bar.tsx'
import { useOpenPdf } from './use-open-pdf.ts'
import { usePinch } from './use-pinch.ts'
import { useShownPages } from './use-shown-pages.ts'
import { useWidth } from './use-width.ts'
import { clampZoom, stepZoom } from './zoom.ts'

type Props = {
  materialId: string
  url: string
  /** Size of the file. */
  bytes: number
  pages: number
  language: Language
}

/** Maximum width of a page, in CSS pixels. */
const maxPageWidth = 900
const edges = 16
/** Milliseconds of reading before a page is remembered. */
const rememberAfterMs = 400

/** PDF reader: fetches and draws visible pages and returns to the last position. */
export function PdfReader({ materialId, url, bytes, pages, language }: Props) {
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
  const [resumed, setResumed] = useState<number | null>(null)
  const count = pdf?.document.numPages ?? pages
  const page = current ?? 1
  const isFull = useFullScreen(frame)

  const pageBox = (number: number) => scroller.current?.querySelector<HTMLElement>(`[data-page="${number}"]`)
  const goTo = (number: number) => {
    const box = pageBox(Math.min(Math.max(1, number), count))
    if (box) scroller.current?.scrollTo({ top: box.offsetTop - edges / 2 })
  }

  const resume = useEffectEvent(() => {
    const kept = loadPlace(materialId).page ?? 1
    if (!isReady || kept <= 1 || kept > count) return
    goTo(kept)
    setResumed(kept)
  })
  // Once, when the file is ready.
  useEffect(() => resume(), [isReady, url])

  useEffect(() => {
    if (current === null) return
    const timer = setTimeout(() => savePlace(materialId, { page: current }), rememberAfterMs)
    return () => clearTimeout(timer)
  }, [materialId, current])

  // Keeps the read text in sight when pages change their size.
  const before = useRef(width)
  useLayoutEffect(() => {
    const box = scroller.current
    if (box && before.current > 0 && width > 0 && before.current !== width) {
      const scale = width / before.current
      box.scrollTop = (box.scrollTop + box.clientHeight / 3) * scale - box.clientHeight / 3
      box.scrollLeft = (box.scrollLeft + box.clientWidth / 2) * scale - box.clientWidth / 2
    }
    before.current = width
  }, [width])

  const zoomAtTouch = useRef(zoom)
  usePinch(scroller, {
    begin: () => void (zoomAtTouch.current = zoom),
    move: (by) => setZoom(clampZoom(zoomAtTouch.current * by)),
  })

  const change = (by: 1 | -1 | 'fit') => setZoom((now) => (by === 'fit' ? 1 : stepZoom(now, by)))
  useKeys(frame, (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return
    const does = actions[event.key]
    if (!does) return
    event.preventDefault()
    if (does.zoom !== undefined) change(does.zoom)
    else goTo(does.page?.(page, count) ?? page)
  })
  const toggleFull = () => void (isFull ? document.exitFullscreen() : frame.current?.requestFullscreen())

  return (
    <div ref={frame} role="group" aria-label={t('reader.label')} className="pdf-reader">
      <ReaderBar
        page={page}
        pages={count}
        zoom={zoom}
        isFull={isFull}
        onPage={goTo}
        onZoom={change}
        onFull={document.fullscreenEnabled ? toggleFull : undefined}
      />
      {resumed !== null && page !== 1 && (
        <p role="status" className="flex flex-wrap items-center justify-between gap-2 bg-primary-soft px-3 text-sm">
          {t('reader.resumed', { number: resumed })}
          <Button
            look="quiet"
            onClick={() => {
              goTo(1)
              setResumed(null)
            }}
          >
            {t('reader.toStart')}
          </Button>
        </p>
      )}
      {isOffline && failure === null && <Notice tone="warning">{t('reader.offline')}</Notice>}
      {failure !== null && (
        <Notice
          tone="danger"
          {...(failure === 'failed' && { title: t('reader.failed') })}
          actions={
            failure === 'renewed' ? (
              <Button onClick={() => location.reload()}>{t('reader.reload')}</Button>
            ) : (
              <Button onClick={() => setAttempt(attempt + 1)}>{t('reader.retry')}</Button>
            )
          }
        >
          {t(failure === 'renewed' ? 'reader.renewed' : 'reader.failedText')}
        </Notice>
      )}
      <div
        ref={scroller}
        role="region"
        aria-label={t('reader.keys')}
        tabIndex={0}
        className="pdf-scroller"
        aria-busy={!isReady && failure === null}
      >
        {!isReady && failure === null && <p className="p-4 text-muted">{t('reader.opening')}</p>}
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

type Action = { zoom?: 1 | -1 | 'fit'; page?: (page: number, pages: number) => number }

/** Keys while the reader has the focus. Up, down and space scroll as usual. */
const actions: Record<string, Action | undefined> = {
  ArrowRight: { page: (page) => page + 1 },
  ArrowLeft: { page: (page) => page - 1 },
  PageDown: { page: (page) => page + 1 },
  PageUp: { page: (page) => page - 1 },
  Home: { page: () => 1 },
  End: { page: (_page, pages) => pages },
  '+': { zoom: 1 },
  '=': { zoom: 1 },
  '-': { zoom: -1 },
  '0': { zoom: 'fit' },
}

const useFullScreen = (target: { current: HTMLElement | null }): boolean => {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    const told = () => setIsFull(document.fullscreenElement !== null && document.fullscreenElement === target.current)
    document.addEventListener('fullscreenchange', told)
    return () => document.removeEventListener('fullscreenchange', told)
  }, [target])
  return isFull
}

/** Listens to keys pressed inside an element. */
const useKeys = (target: { current: HTMLElement | null }, onKey: (event: KeyboardEvent) => void): void => {
  useEffect(() => {
    const element = target.current
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [target, onKey])
}
