import { useEffect, useRef, useState } from 'react'
import { valueAt } from '../../../../domain/content/body-paths.ts'
import type { Language } from '../../../../domain/language.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { youtubeIdOf } from '../../../../domain/videos/youtube-id.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { compactButton } from '../../../office/button-classes.ts'
import { useEditor, useSaveState, useValue } from '../../../office/editor/editor-context.ts'
import { useFilm } from './film.ts'

const frame = 'aspect-video w-full overflow-hidden rounded-md bg-black'

/** Film of the draft, or a sentence on how it gets one. */
export function FilmBox() {
  const { t } = useTranslation('videoEditor')
  const kind = useValue('source.kind')
  const checksum = valueAt(useValue('source.standard'), 'checksum')
  const address = useValue('source.youtubeId')
  const youtubeId = kind === 'youtube' && typeof address === 'string' ? youtubeIdOf(address) : null
  if (youtubeId !== null) return <YoutubeFilm key={youtubeId} youtubeId={youtubeId} />
  if (kind === 'file' && typeof checksum === 'string') return <OwnFilm key={checksum} version={checksum.slice(0, 16)} />
  return <p className="rounded-md border border-hairline bg-sunken p-3 text-sm text-muted">{t('player.none')}</p>
}

/** Own film with the captions of the saved draft. Its length is filled in where the draft has none. */
function OwnFilm({ version }: { version: string }) {
  const { t } = useTranslation('videoEditor')
  const { language } = useLanguage()
  const film = useFilm()
  const { itemId, store, locked } = useEditor()
  const media = useRef<HTMLVideoElement>(null)
  const revision = useSaveState((state) => state.revision)
  const [failedAt, setFailedAt] = useState<number | null>(null)
  const hasFailed = failedAt === revision
  useEffect(() => {
    film.attach(media.current)
    return () => film.attach(null)
  }, [film, hasFailed])
  const track = (of: Language) =>
    officePaths.adminVideoTrack(itemId, { kind: 'captions', language: of, revision: String(revision) })
  // A film that was just uploaded is served from the next saved revision on.
  if (hasFailed)
    return <p className="rounded-md border border-hairline p-3 text-sm text-danger">{t('player.failed')}</p>
  return (
    <video
      ref={media}
      src={officePaths.adminVideoFile(itemId, 'standard', version)}
      aria-label={t('player.label')}
      controls
      playsInline
      preload="metadata"
      className={frame}
      onError={() => setFailedAt(revision)}
      onLoadedMetadata={({ currentTarget: { duration } }) => {
        if (locked === null && store.get('durationMs') === null && Number.isFinite(duration))
          store.set('durationMs', Math.round(duration * 1000))
      }}
    >
      <track
        kind="captions"
        srcLang="en"
        label={t('editor:languages.en')}
        src={track('en')}
        default={language === 'en'}
      />
      <track
        kind="captions"
        srcLang="hi"
        label={t('editor:languages.hi')}
        src={track('hi')}
        default={language === 'hi'}
      />
    </video>
  )
}

/** Film on YouTube, which is requested only when it is played. Its instant is not known here. */
function YoutubeFilm({ youtubeId }: { youtubeId: string }) {
  const { t } = useTranslation('videoEditor')
  const { language } = useLanguage()
  const film = useFilm()
  const [from, setFrom] = useState<number | null>(null)
  useEffect(() => {
    film.attachStart(setFrom)
    return () => film.attachStart(null)
  }, [film])
  const query = new URLSearchParams({ autoplay: '1', start: String(Math.floor((from ?? 0) / 1000)), hl: language })
  return (
    <div>
      <div className={`${frame} flex items-center justify-center`}>
        {from === null ? (
          <button type="button" onClick={() => setFrom(0)} className={compactButton}>
            {t('player.play')}
          </button>
        ) : (
          <iframe
            key={from}
            src={`https://www.youtube-nocookie.com/embed/${youtubeId}?${query}`}
            title={t('player.frame')}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            // YouTube's page has another origin, so its scripts cannot reach ours.
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs both permissions
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="strict-origin-when-cross-origin"
            className="size-full"
          />
        )}
      </div>
      <p className="mt-1 text-xs text-muted">{t('player.youtube')}</p>
    </div>
  )
}
