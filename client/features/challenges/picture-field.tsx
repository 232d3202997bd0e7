import { useId, useState, type ChangeEvent } from 'react'
import { challengeLimits } from '../../../domain/challenges/states.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** Field for a picture, which is made small here; without script a small file is taken as it is. */
export function PictureField({ error }: { error?: string }) {
  const { t } = useTranslation('challenges')
  const id = useId()
  const [isUnreadable, setUnreadable] = useState(false)
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    setUnreadable(false)
    if (!file) return
    try {
      const { shrunkPicture } = await import('./shrunk-picture.ts')
      const files = new DataTransfer()
      files.items.add(await shrunkPicture(file, challengeLimits.picture))
      // The form sends what its field holds.
      target.files = files.files
    } catch {
      target.value = ''
      setUnreadable(true)
    }
  }
  const fault = isUnreadable ? t('pictureUnreadable') : error
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {t('picture')}
      </label>
      <input
        id={id}
        type="file"
        name="picture"
        accept="image/jpeg,image/png,image/webp"
        aria-describedby={`${id}-hint`}
        aria-invalid={fault ? true : undefined}
        onChange={(event) => void choose(event)}
        className="field mt-1"
      />
      <p
        id={`${id}-hint`}
        aria-live="polite"
        className={fault ? 'mt-1 text-sm text-danger' : 'mt-1 text-sm text-muted'}
      >
        {fault ?? t('pictureHint')}
      </p>
    </div>
  )
}
