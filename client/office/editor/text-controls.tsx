import { useId, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { textOfValue } from '../../../domain/content/field-text.ts'
import { labelKeyOf, type Field } from '../../../domain/content/fields.ts'
import type { Language } from '../../../domain/language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { classes } from '../../ui/classes.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { ConflictChoice } from './conflict-choice.tsx'
import { DateWords } from '../date-words.tsx'
import { useEditor, useValue } from './editor-context.ts'
import { FieldLabel, useLabel } from './field-label.tsx'
import { TranslationState } from './translation-state.tsx'
import { useControl } from './use-control.ts'

type InputField = Extract<
  Field,
  { type: 'line' | 'text' | 'slug' | 'number' | 'rupees' | 'day' | 'moment' | 'timecode' }
>

/** Native attributes of a one-line control. */
const inputs = {
  line: {},
  text: {},
  slug: { spellCheck: false, autoCapitalize: 'none', className: 'field tabular' },
  number: { inputMode: 'numeric', className: 'field tabular' },
  rupees: { inputMode: 'decimal', className: 'field tabular ps-7' },
  day: { type: 'date', className: 'field tabular' },
  timecode: { spellCheck: false, placeholder: '0:00', className: 'field tabular' },
  moment: { type: 'datetime-local', className: 'field tabular' },
} satisfies Record<InputField['type'], ComponentProps<'input'>>

type Shared = {
  id: string
  path: string
  error: string | undefined
  children: ReactNode
  /** In place of the field's own label. */
  text?: string | undefined
  end?: ReactNode
}

/** Label above, hint, error and conflict below a control. */
export function ControlFrame({ id, path, error, text, end, children }: Shared) {
  const { label, hasLabel } = useEditor()
  const hint = `${labelKeyOf(path)}_hint`
  return (
    <div data-path={path} className="min-w-0">
      <FieldLabel htmlFor={id} path={path} text={text} end={end} />
      <div className="mt-1">{children}</div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
      {hasLabel(hint) && (
        // The columns of both languages share one visible hint.
        <p id={`${id}-hint`} className={classes('mt-1 text-xs text-muted', path.endsWith('.hi') && 'lg:sr-only')}>
          {label(hint)}
        </p>
      )}
      <ConflictChoice path={path} />
    </div>
  )
}

/** Accessibility attributes of a control inside `ControlFrame`. */
export const describedBy = (id: string, error: string | undefined, hasHint: boolean) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [error && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
})

type TextProps = Pick<Shared, 'path' | 'text' | 'end'> & {
  field: InputField
  /** True for a rich text of a line or two: a low field, whose toolbar is shown while it is used. */
  isLow?: boolean | undefined
}

/** One-line control, or an area for a plain text. */
export function TextControl({ path, field, text, end, isLow }: TextProps) {
  const id = useId()
  const { hasLabel } = useEditor()
  const { error, ref, ...bound } = useControl<HTMLInputElement | HTMLTextAreaElement>(path, field)
  const hinted = describedBy(id, error, hasLabel(`${labelKeyOf(path)}_hint`))
  const isDate = field.type === 'day' || field.type === 'moment'
  const aria = isDate
    ? { ...hinted, 'aria-describedby': [hinted['aria-describedby'], `${id}-words`].filter(Boolean).join(' ') }
    : hinted
  return (
    <ControlFrame id={id} path={path} error={error} text={text} end={end}>
      <TextBox
        field={field}
        path={path}
        aria={aria}
        error={error}
        bound={bound}
        boxRef={ref}
        text={text}
        isLow={isLow}
      />
      {isDate && <ShownDate id={`${id}-words`} path={path} field={field} />}
    </ControlFrame>
  )
}

function ShownDate({ id, path, field }: { id: string; path: string; field: InputField }) {
  return <DateWords id={id} text={textOfValue(field, useValue(path))} />
}

type BoxProps = {
  field: InputField
  path: string
  aria: ReturnType<typeof describedBy>
  error: string | undefined
  bound: Omit<ReturnType<typeof useControl>, 'ref' | 'error'>
  boxRef: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  text: string | undefined
  isLow: boolean | undefined
}

/** Language of a text by the end of its path. */
const languageOf = (path: string): Language | undefined =>
  path.endsWith('.hi') ? 'hi' : path.endsWith('.en') ? 'en' : undefined

function TextBox({ field, path, aria, error, bound, boxRef, text, isLow }: BoxProps) {
  const lang = languageOf(path)
  const own = useLabel(path)
  if (field.type === 'text' && field.rich) {
    return (
      <RichText
        ref={boxRef as RefObject<HTMLTextAreaElement | null>}
        id={aria.id}
        name={bound.name}
        defaultValue={bound.defaultValue}
        lang={lang ?? 'en'}
        label={text ?? own}
        error={error}
        describedBy={aria['aria-describedby']}
        readOnly={bound.disabled}
        isLow={isLow}
        onInput={bound.onInput}
        onBlur={bound.onBlur}
      />
    )
  }
  if (field.type === 'text') {
    return (
      <textarea
        {...aria}
        {...bound}
        ref={boxRef as RefObject<HTMLTextAreaElement | null>}
        lang={lang}
        rows={3}
        className="field field-sizing-content max-h-80"
      />
    )
  }
  return (
    <div className="relative">
      {field.type === 'rupees' && (
        <span aria-hidden className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-muted">
          ₹
        </span>
      )}
      <input
        className="field"
        {...inputs[field.type]}
        {...aria}
        {...bound}
        ref={boxRef as RefObject<HTMLInputElement | null>}
        lang={lang}
        autoComplete="off"
      />
    </div>
  )
}

type BilingualProps = Pick<TextProps, 'path' | 'isLow' | 'text'> & { field: Extract<Field, { type: 'line' | 'text' }> }

/** English and Hindi side by side; a small screen shows the language chosen in `LanguageTabs`. */
export function BilingualControl(props: BilingualProps) {
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <LanguageColumn language="en" {...props} />
      <LanguageColumn language="hi" {...props} />
    </div>
  )
}

function LanguageColumn({ language, path, ...rest }: BilingualProps & { language: Language }) {
  return (
    <div
      className={classes(
        'min-w-0',
        language === 'en' ? 'max-lg:in-data-[shown=hi]:hidden' : 'max-lg:in-data-[shown=en]:hidden',
      )}
    >
      <TextControl path={`${path}.${language}`} {...rest} end={<LanguageEnd path={path} language={language} />} />
    </div>
  )
}

/** Name of the language, and the state of the translation. */
function LanguageEnd({ path, language }: { path: string; language: Language }) {
  const { t } = useTranslation('editor')
  return (
    <>
      <span className="ms-auto text-xs text-muted">{t(`languages.${language}`)}</span>
      <TranslationState path={path} language={language} />
    </>
  )
}
