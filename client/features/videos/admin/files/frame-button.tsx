import { ImageDown } from 'lucide-react'
import { useState, type RefObject } from 'react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import { useEditor } from '../../../../office/editor/editor-context.ts'
import { storedPicture } from '../../../../office/files/scaled-picture.ts'
import { uploadPlace, uploads } from '../../../../office/files/uploads.ts'

const longestSide = 1280

/** Picture that a film shows now. Rejects where there is none yet. */
const frameOf = (film: HTMLVideoElement): Promise<File> => {
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

/** Uploads the picture that the film shows as the one before play. */
export function FrameButton({ film }: { film: RefObject<HTMLVideoElement | null> }) {
  const { t } = useTranslation('videoEditor')
  const { store, itemId } = useEditor()
  const [outcome, setOutcome] = useState<'taken' | 'failed' | null>(null)
  const title = (language: 'en' | 'hi') => {
    const held = store.get(`title.${language}`)
    return typeof held === 'string' ? held.trim().slice(0, 300) : ''
  }
  const take = async () => {
    if (!film.current) return
    try {
      const file = await frameOf(film.current)
      const [en, hi] = [title('en'), title('hi')]
      const alt = { en: en || hi || t('film.frameAlt'), hi: hi || en || t('film.frameAlt') }
      uploads.start(uploadPlace(itemId, 'poster'), { kind: 'picture', file, alt, fileId: null })
      setOutcome('taken')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <div className="mt-1 grid gap-1">
      <button type="button" onClick={() => void take()} className={`${compactButton} w-full`}>
        <ImageDown aria-hidden className="size-4" /> {t('film.frame')}
      </button>
      <p role="status" className="text-xs text-muted empty:hidden">
        {outcome === 'taken' && t('film.frameTaken')}
        {outcome === 'failed' && <span className="text-danger">{t('film.frameFailed')}</span>}
      </p>
    </div>
  )
}
