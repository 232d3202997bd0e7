import { ImageDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import { useEditor, type ControlProps } from '../../../../office/editor/editor-context.ts'
import { UsualControl } from '../../../../office/editor/field-control.tsx'
import { storedPicture } from '../../../../office/files/scaled-picture.ts'
import { uploadPlace, uploads } from '../../../../office/files/uploads.ts'
import { useFilm } from '../film.ts'
import { useHasFilm } from '../tracks/use-film-state.ts'

const longestSide = 1280

/** Picture that a film shows now. Rejects where there is none yet. */
const frameOf = (film: HTMLVideoElement | null): Promise<File> => {
  if (!film) return Promise.reject(new Error('No film'))
  const { videoWidth: width, videoHeight: height } = film
  if (width === 0 || film.readyState < HTMLMediaElement.HAVE_CURRENT_DATA)
    return Promise.reject(new Error('No picture'))
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height)
  return storedPicture(canvas, { name: 'poster', lastModified: Math.round(film.currentTime * 1000) })
}

/** Picture before play: a file, or the picture that the film beside the captions shows. */
export function PosterControl({ path, field }: ControlProps) {
  const { locked } = useEditor()
  const hasFilm = useHasFilm()
  return (
    <div className="grid gap-2">
      <UsualControl path={path} field={field} />
      {hasFilm && locked === null && <TakeFrame path={path} />}
    </div>
  )
}

/** Uploads the picture that the film shows; it stands for the title of the video. */
function TakeFrame({ path }: { path: string }) {
  const { t } = useTranslation('videoEditor')
  const { store, itemId } = useEditor()
  const film = useFilm()
  const [hasFailed, setFailed] = useState(false)
  const title = (language: 'en' | 'hi') => {
    const held = store.get(`title.${language}`)
    return typeof held === 'string' ? held.trim().slice(0, 300) : ''
  }
  const take = async () => {
    const media = film.media()
    try {
      const file = await frameOf(media)
      const [en, hi] = [title('en'), title('hi')]
      const alt = { en: en || hi || t('film.frameAlt'), hi: hi || en || t('film.frameAlt') }
      uploads.start(uploadPlace(itemId, path), { kind: 'picture', file, alt, fileId: null })
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <div>
      <button type="button" onClick={() => void take()} className={compactButton}>
        <ImageDown aria-hidden className="size-4" /> {t('film.frame')}
      </button>
      <p role="status" className="text-sm text-danger empty:hidden">
        {hasFailed && t('film.frameFailed')}
      </p>
    </div>
  )
}
