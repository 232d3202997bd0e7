import { ExternalLink, X } from 'lucide-react'
import { useId, useState } from 'react'
import { valueAt } from '../../../../domain/content/body-paths.ts'
import { fileIdOf } from '../../../../domain/files/stored-file.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { fileSize } from '../../../i18n/file-size.ts'
import { compactButton } from '../../../office/button-classes.ts'
import { ConflictChoice } from '../../../office/editor/conflict-choice.tsx'
import { useEditor, useValue, type ControlProps } from '../../../office/editor/editor-context.ts'
import { useLabel } from '../../../office/editor/field-label.tsx'
import { useFault } from '../../../office/editor/use-fault.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useFirstPages } from './use-first-pages.ts'

const usualPages = 3

type File = { key: string; bytes: number; pages: number }

const fileOf = (value: unknown): File | null => {
  const [key, bytes, pages] = [valueAt(value, 'key'), valueAt(value, 'bytes'), valueAt(value, 'pages')]
  return typeof key === 'string' && typeof bytes === 'number' && typeof pages === 'number'
    ? { key, bytes, pages }
    : null
}

/** First pages of the whole file, for everyone to read before they buy it. */
export function PreviewPages({ path }: ControlProps) {
  const value = useValue(path)
  const whole = fileOf(useValue(path.replace(/preview$/, 'whole')))
  const preview = fileOf(value)
  const isFree = useValue('access') === 'free'
  const label = useLabel(path)
  const error = useFault(path, true)
  const hydrated = useHydrated()
  return (
    <div data-path={path} className="min-w-0">
      <input type="hidden" name={path} value={preview ? JSON.stringify(value) : ''} />
      {(preview || (whole && !isFree)) && <p className="text-sm font-semibold">{label}</p>}
      {preview && <MadePreview path={path} preview={preview} whole={whole} />}
      {hydrated && whole && !isFree && <PreviewForm path={path} whole={whole} preview={preview} />}
      {error && <p className="mt-1 text-sm text-danger">{error}</p>}
      <ConflictChoice path={path} />
    </div>
  )
}

function MadePreview({ path, preview, whole }: { path: string; preview: File; whole: File | null }) {
  const { t } = useTranslation('materialEditor')
  const { store, locked, itemId } = useEditor()
  const language = path.split('.')[1] ?? ''
  // Demo files have keys without such a relation.
  const isOfOther = whole !== null && fileIdOf(whole.key) !== null && !preview.key.startsWith(whole.key)
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center gap-2 text-sm">
        <span className="tabular text-muted">
          {t('files.pages', { count: preview.pages })} · {fileSize(preview.bytes)}
        </span>
        <a
          href={`/api/admin/materials/${itemId}/preview/file?language=${language}&part=preview`}
          target="_blank"
          rel="noreferrer"
          className={compactButton}
        >
          <ExternalLink aria-hidden className="size-4" /> {t('files:open')}
        </a>
        <button
          type="button"
          disabled={locked !== null}
          onClick={() => store.set(path, null)}
          className={compactButton}
        >
          <X aria-hidden className="size-4" /> {t('files:remove')}
        </button>
      </div>
      {isOfOther && <p className="mt-1 text-sm text-warning">{t('files.otherFile')}</p>}
    </>
  )
}

function PreviewForm({ path, whole, preview }: { path: string; whole: File; preview: File | null }) {
  const id = useId()
  const { t } = useTranslation('materialEditor')
  const { store, locked } = useEditor()
  const most = Math.max(1, whole.pages - 1)
  const [text, setText] = useState(String(Math.min(most, preview?.pages ?? usualPages)))
  const { state, make } = useFirstPages((file, { key }) => {
    const now = fileOf(store.get(path.replace(/preview$/, 'whole')))
    if (now?.key === key) store.set(path, file)
  })
  const pages = Number(text)
  const isPossible = Number.isInteger(pages) && pages >= 1 && pages <= most
  return (
    <div className="mt-1">
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <label htmlFor={id}>{t('files.first')}</label>
        <input
          id={id}
          inputMode="numeric"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (isPossible && state !== 'working') void make({ key: whole.key, pages })
          }}
          disabled={locked !== null}
          aria-invalid={!isPossible || undefined}
          aria-describedby={`${id}-hint`}
          className="field tabular w-16! min-h-9! py-1! text-center"
        />
        <span>{t('files.ofPages', { count: whole.pages })}</span>
        <button
          type="button"
          disabled={locked !== null || !isPossible || state === 'working'}
          onClick={() => void make({ key: whole.key, pages })}
          className={compactButton}
        >
          {t(preview ? 'files.makeAgain' : 'files.make')}
        </button>
      </div>
      <p id={`${id}-hint`} className={isPossible ? 'sr-only' : 'mt-1 text-sm text-danger'}>
        {t('files.range', { most })}
      </p>
      <p
        role="status"
        className={state === 'failed' ? 'mt-1 text-sm text-danger' : 'mt-1 text-sm text-muted empty:hidden'}
      >
        {state === 'working' && t('files.working')}
        {state === 'failed' && t('files.failed')}
      </p>
    </div>
  )
}
