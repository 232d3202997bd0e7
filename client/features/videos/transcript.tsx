import { useEffect, useRef, useState, type RefObject } from 'react'
import { Link } from 'react-router'
import type { VideoDetail } from '../../../domain/videos/contract.ts'
import { timecode } from '../../../domain/videos/timecode.ts'
import { pickText, useLanguage } from '../../i18n/use-language.ts'
import { useStrings } from '../../i18n/use-strings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { addressAt } from './address-at.ts'
import type { PlayerControls } from './video-player.tsx'

type Props = { video: Pick<VideoDetail, 'id' | 'captions'>; player: RefObject<PlayerControls | null> }

/** Time without following after the reader scrolled the transcript. Milliseconds. */
const restMs = 5_000

/** Words of a video with links to their instants. It follows the playback inside a box of its own. */
export function Transcript({ video: { id, captions }, player }: Props) {
  useStrings('player')
  const { t } = useTranslation('player')
  const { language } = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const current = useSpokenLine(captions)
  useFollow(box, current)
  if (captions.length === 0) return null
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-xl">{t('transcript')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keys */}
      <div ref={box} role="region" aria-label={t('transcript')} tabIndex={0} className="transcript fade-y">
        <ol>
          {captions.map(({ startMs, text }, index) => {
            const shown = pickText(text, language)
            return (
              <li key={startMs}>
                <Link
                  to={addressAt(id, startMs)}
                  aria-current={index === current ? 'true' : undefined}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return
                    event.preventDefault()
                    player.current?.seek(startMs)
                  }}
                  className={`flex min-h-11 items-baseline gap-3 rounded-sm px-2 py-2 hover:bg-sunken ${index === current ? 'bg-primary-soft font-semibold text-primary' : ''}`}
                >
                  <span className="tabular w-10 shrink-0 text-sm text-muted">{timecode(startMs)}</span>
                  <span lang={shown.lang}>{shown.text}</span>
                </Link>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}

/** Index of the line at the instant of the page's video; -1 before the first. */
const useSpokenLine = (captions: VideoDetail['captions']): number => {
  const [current, setCurrent] = useState(-1)
  useEffect(() => {
    const read = ({ target }: Event) => {
      if (!(target instanceof HTMLVideoElement) || target.played.length === 0) return
      const atMs = target.currentTime * 1000
      setCurrent(captions.findLastIndex(({ startMs }) => startMs <= atMs))
    }
    // Media events do not bubble, but they are captured.
    document.addEventListener('timeupdate', read, true)
    return () => document.removeEventListener('timeupdate', read, true)
  }, [captions])
  return current
}

/** Keeps the current line in the middle of the box, unless the reader has just scrolled it. */
const useFollow = (box: RefObject<HTMLElement | null>, current: number): void => {
  const scrolledAt = useRef(-Infinity)
  useEffect(() => {
    const element = box.current
    const rest = () => void (scrolledAt.current = Date.now())
    for (const type of ['wheel', 'touchmove', 'keydown']) element?.addEventListener(type, rest, { passive: true })
    return () => {
      for (const type of ['wheel', 'touchmove', 'keydown']) element?.removeEventListener(type, rest)
    }
  }, [box])
  useEffect(() => {
    const line = box.current?.querySelector<HTMLElement>('[aria-current]')
    if (!box.current || !line || Date.now() - scrolledAt.current < restMs) return
    box.current.scrollTo({ top: line.offsetTop - (box.current.clientHeight - line.offsetHeight) / 2 })
  }, [box, current])
}
