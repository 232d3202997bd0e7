import { useId, type ComponentProps } from 'react'
import { Form } from 'react-router'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { sectionAddress } from '../sections.ts'
import { useProfileForm } from '../use-profile-form.ts'
import { usePictureChoice } from './use-picture-choice.ts'

type Props = {
  hasPicture: boolean
  /** Address of a chosen picture that is not saved yet. */
  preview: string | null
  onPreview: (preview: string | null) => void
}

/** Form that chooses a picture, previews it and saves it. */
export function PictureChooser({ hasPicture, preview, onPreview }: Props) {
  const { t } = useTranslation('profile')
  const hydrated = useHydrated()
  const hintId = useId()
  const { form, input, unreadable, choose, cancel } = usePictureChoice(onPreview)
  const { busy, refused } = useProfileForm('picture')
  const error = unreadable ? t('picture.unreadable') : refused('file') && preview === null ? t('fields.file') : null
  const hint = preview ? 'picture.preview' : hydrated ? 'picture.hintHere' : 'picture.hint'
  return (
    <Form
      ref={form}
      method="post"
      action={sectionAddress('details')}
      encType="multipart/form-data"
      preventScrollReset
      className="grid justify-items-start gap-2"
    >
      <input type="hidden" name="intent" value="picture" />
      <FileField
        ref={input}
        label={t(hasPicture || preview ? 'picture.change' : 'picture.choose')}
        aria-describedby={hintId}
        aria-invalid={error ? true : undefined}
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <p id={hintId} aria-live="polite" className={error ? 'text-sm text-danger' : 'text-sm text-muted'}>
        {error ?? t(hint)}
      </p>
      {(!hydrated || preview) && (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={busy}>
            {busy ? t('common:waiting') : t('picture.save')}
          </Button>
          {hydrated && (
            <Button look="secondary" onClick={cancel}>
              {t('cancel')}
            </Button>
          )}
        </div>
      )}
    </Form>
  )
}

/** A button that opens the file dialog; without script the browser's own field, which names the chosen file. */
function FileField({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  const hydrated = useHydrated()
  return (
    <label
      className={
        hydrated
          ? 'inline-flex min-h-11 items-center rounded-md border border-edge bg-surface px-4 py-2 font-semibold hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary'
          : 'grid gap-1 font-semibold'
      }
    >
      {label}
      <input
        type="file"
        name="file"
        accept="image/jpeg,image/png,image/webp"
        className={hydrated ? 'sr-only' : 'field'}
        {...input}
      />
    </label>
  )
}
