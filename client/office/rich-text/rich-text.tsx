import { ScanEye } from 'lucide-react'
import { useEffect, useImperativeHandle, useRef, useState, type ComponentProps, type Ref } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import type { Language } from '../../../domain/language.ts'
import type { DialogAct, EditorHandle, ToolbarState } from './editor-handle.ts'
import { FormulaDialog } from './formula-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import type { LeftOut } from './paste/left-out.ts'
import { PasteNotice } from './paste-notice.tsx'
import { Preview } from './preview.tsx'
import { TextPictures } from './text-pictures.tsx'
import { Toolbar } from './toolbar.tsx'
import { mountWhenIdle } from './mount-when-idle.ts'
import { previewChoice } from './preview-choice.ts'

type Props = {
  /** The textarea. */
  ref?: Ref<HTMLTextAreaElement>
  id: string
  name: string
  defaultValue?: string
  /** Language of the text. */
  lang: Language
  rows?: number
  /** Name of the field for screen readers; its visible label is outside. */
  label: string
  /** Error of the value, shown outside. */
  error?: string | undefined
  /** Ids of hint and error. */
  describedBy?: string | undefined
  readOnly?: boolean
  /** A field of one line that grows; its toolbar is shown while the field is used. */
  isLow?: boolean | undefined
  onInput?: ComponentProps<'textarea'>['onInput']
  /** The focus left the field and its toolbar. */
  onBlur?: () => void
}

/**
 * Markdown with formulas, tables and links: a textarea that is the field, and over it, once its script has loaded, an
 * editor with toolbar and preview. Scripts read and set the textarea's `value`; typing sends its `input` events.
 */
export function RichText({
  ref,
  id,
  name,
  defaultValue,
  lang,
  isLow = false,
  rows = isLow ? 1 : 6,
  label,
  error,
  describedBy,
  readOnly = false,
  onInput,
  onBlur,
}: Props) {
  const { t } = useTranslation('richText')
  const { area, host, bar, editor, state, asked, ask, leftOut, setLeftOut, pictures, setPictures } = useMountedEditor({
    rows,
    lang,
  })
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement)
  const [previews, setPreviews] = previewChoice.use()
  useEffect(() => {
    editor?.describe({ label, error: error !== undefined, describedBy })
  }, [editor, label, error, describedBy])
  useEffect(() => {
    editor?.setReadOnly(readOnly)
  }, [editor, readOnly])
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onBlur?.()}
      className="group/text flex flex-col rounded-md border border-edge bg-surface has-[textarea[aria-invalid]]:border-danger"
    >
      <Toolbar
        ref={bar}
        label={t('toolbar', { field: label })}
        state={state}
        disabled={!editor || readOnly}
        isLow={isLow}
        onAct={(act) => editor?.act(act)}
        onAsk={ask}
        onLeave={() => editor?.focus()}
      >
        <Tooltip label={t('preview')}>
          <button
            type="button"
            tabIndex={-1}
            aria-pressed={previews}
            onClick={() => setPreviews(!previews)}
            className="ms-auto inline-flex size-10 items-center justify-center rounded-sm hover:bg-primary-soft aria-pressed:bg-primary-soft aria-pressed:text-primary pointer-fine:size-6.75"
          >
            <ScanEye aria-hidden className="size-4.5" />
          </button>
        </Tooltip>
      </Toolbar>
      <p className="hidden px-3 py-1 text-sm text-muted noscript:block">{t('needsScript')}</p>
      <textarea
        ref={area}
        id={id}
        name={name}
        lang={lang}
        rows={rows}
        defaultValue={defaultValue}
        readOnly={readOnly}
        aria-label={label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy}
        aria-hidden={editor ? true : undefined}
        tabIndex={editor ? -1 : undefined}
        onInput={onInput}
        className={editor ? 'sr-only' : 'block w-full resize-y bg-transparent px-3 py-2 outline-offset-[-1px]'}
      />
      <div ref={host} hidden={!editor} lang={lang} />
      <TextPictures
        name={name}
        lang={lang}
        editor={editor}
        isAsked={asked === 'picture'}
        onAsked={() => ask(null)}
        pictures={pictures}
        onPictures={setPictures}
      />
      <PasteNotice leftOut={leftOut} onClose={() => setLeftOut(null)} />
      {previews && editor && <Preview area={area} lang={lang} label={label} />}
      {editor && asked === 'link' && <LinkDialog editor={editor} onClose={() => ask(null)} />}
      {editor && asked === 'formula' && <FormulaDialog editor={editor} lang={lang} onClose={() => ask(null)} />}
    </div>
  )
}

const isSame = (one: ToolbarState | null, other: ToolbarState): boolean =>
  one !== null && JSON.stringify(one) === JSON.stringify(other)

/** The editor over the textarea, once it has loaded. */
const useMountedEditor = ({ rows, lang }: { rows: number; lang: Language }) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<EditorHandle | null>(null)
  const [state, setState] = useState<ToolbarState | null>(null)
  const [asked, ask] = useState<DialogAct | null>(null)
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null)
  const [pictures, setPictures] = useState<readonly File[]>([])

  useEffect(() => {
    const [textarea, box] = [area.current, host.current]
    if (!textarea || !box) return
    return mountWhenIdle(textarea, (mountEditor) => {
      const mounted = mountEditor(box, textarea, {
        rows,
        lang,
        onState: (next) => setState((now) => (isSame(now, next) ? now : next)),
        onAsk: ask,
        onToolbar: () => bar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus(),
        onPasted: setLeftOut,
        onPictures: (files) => setPictures((waiting) => [...waiting, ...files]),
      })
      setEditor(mounted)
      return () => {
        setEditor(null)
        mounted.destroy()
      }
    })
  }, [rows, lang])

  const asksNow = asked !== null
  const hasAsked = useRef(false)
  useEffect(() => {
    // After the dialog has closed: while it is open, nothing outside it can be focused.
    if (hasAsked.current && !asksNow) editor?.focus()
    hasAsked.current = asksNow
  }, [asksNow, editor])
  return { area, host, bar, editor, state, asked, ask, leftOut, setLeftOut, pictures, setPictures }
}
