import { useEffect, useId, useRef, useState } from 'react'
import type { Bilingual } from '../../../domain/questions/contract.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Floating } from '../rich-text/floating.tsx'
import { drawScaled, storedPicture } from './scaled-picture.ts'

type Props = {
  file: File
  onClose: () => void
  /** Called with the scaled picture and its alternative texts. */
  onReady: (file: File, alt: Bilingual) => void
}

const languages = ['en', 'hi'] as const

/** Shows a picture scaled, and asks for its alternative text in both languages. */
export function PictureDialog({ file, onClose, onReady }: Props) {
  const { t } = useTranslation('files')
  const { canvas, size, isUnreadable } = useDrawn(file)
  const [alt, setAlt] = useState({ en: '', hi: '' })
  const [isAsked, setAsked] = useState(false)
  const formId = useId()
  const submit = async () => {
    setAsked(true)
    if (!size || !canvas.current || languages.some((language) => alt[language].trim() === '')) return
    onReady(await storedPicture(canvas.current, file), { en: alt.en.trim(), hi: alt.hi.trim() })
  }
  return (
    <Floating>
      <Dialog
        open
        onClose={onClose}
        title={t('picture.title')}
        actions={
          <>
            <Button look="secondary" onClick={onClose}>
              {t('picture.cancel')}
            </Button>
            {!isUnreadable && (
              <Button type="submit" form={formId} disabled={!size}>
                {t('picture.upload')}
              </Button>
            )}
          </>
        }
      >
        {isUnreadable && <p className="text-danger">{t('picture.unreadable')}</p>}
        <div hidden={isUnreadable}>
          <canvas
            ref={canvas}
            width={320}
            height={160}
            aria-hidden
            className="max-h-48 max-w-full rounded-sm border border-hairline bg-sunken"
          />
          <p className="mt-1 text-sm text-muted">{size ? t('picture.shown', size) : t('picture.preparing')}</p>
        </div>
        <form
          id={formId}
          noValidate
          hidden={isUnreadable}
          className="mt-3 grid gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          {languages.map((language) => (
            <Field
              key={language}
              label={t(`picture.${language}`)}
              lang={language}
              maxLength={300}
              autoComplete="off"
              value={alt[language]}
              onChange={({ target }) => setAlt({ ...alt, [language]: target.value })}
              {...(language === 'hi' && { hint: t('picture.hint') })}
              {...(isAsked && alt[language].trim() === '' && { error: t('picture.required') })}
            />
          ))}
        </form>
      </Dialog>
    </Floating>
  )
}

/** Draws the picture, and tells its size once it is drawn. */
const useDrawn = (file: File) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    drawScaled(file, element).then(
      () => setSize({ width: element.width, height: element.height }),
      () => setUnreadable(true),
    )
  }, [file])
  return { canvas, size, isUnreadable }
}
