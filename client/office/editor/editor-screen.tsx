import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { valueAt } from '../../../domain/content/body-paths.ts'
import type { OfficeDetail } from '../../../domain/content/contract.ts'
import type { EditorForm } from '../../../domain/content/fields.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Notice } from '../../ui/notice.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useKeys } from '../frame/keys/use-keys.ts'
import { PageHeading } from '../frame/page-heading.tsx'
import type { EditorAnswer } from './editor-action.ts'
import { useEditor, useValue, type Choices, type Controls } from './editor-context.ts'
import { EditorNotices } from './editor-notices.tsx'
import { EditorProvider } from './editor-provider.tsx'
import { focusField } from './focus-field.ts'
import { EditorSections, SectionLinks } from './editor-sections.tsx'
import type { DraftCalls } from './save-state.ts'
import { StateChip } from './state-chip.tsx'
import { useEditorLabels, type LabelSpace } from './use-editor-labels.ts'

type Slots = {
  /** The list above this editor. */
  back: { to: string; label: string }
  /** Title of an item that has none yet. */
  untitled: string
  /** Text that names an item without a title of its own. */
  titleFrom?: { path: string; shown: (text: string) => string }
  /** State of the item, such as a badge. */
  state?: ReactNode
  /** Further acts in the heading, beside the main one. */
  more?: ReactNode
  /** The main action, publishing. */
  action?: ReactNode
  /** Tabs of the screen. */
  tabs?: ReactNode
  /** Content above the form. */
  above?: ReactNode
  /** Panel beside the form: checklist, history, preview. */
  side?: ReactNode
}

type Props = Slots & {
  form: EditorForm
  detail: OfficeDetail
  /** Id of the administrator. */
  userId: string
  labels: LabelSpace
  controls?: Controls
  choices?: Choices
  /** Calls of a draft that is not one of the content kinds. */
  calls?: DraftCalls
  /** Refused save of an editor without script. */
  answer?: EditorAnswer | undefined
}

/** Item with the text and revision of a refused save. */
const withAnswer = (detail: OfficeDetail, answer: EditorAnswer | undefined): OfficeDetail =>
  answer ? { ...detail, draft: { ...detail.draft, body: answer.body, revision: answer.revision } } : detail

/** A published item keeps its state while changes of it are scheduled. */
const useLocked = ({ state, draft }: OfficeDetail): string | null => {
  const { t } = useTranslation('editor')
  if (state === 'trashed') return t('locked.trashed')
  return draft.scheduledAt === null ? null : t('locked.scheduled')
}

/** Screen that edits one item: heading with the state of saving, notices, sections and a panel. */
export function EditorScreen({ form, detail, userId, labels, controls, choices, calls, answer, ...slots }: Props) {
  const [tab] = useState(() => crypto.randomUUID())
  const { label, hasLabel } = useEditorLabels(labels)
  const locked = useLocked(detail)
  const shared = {
    form,
    userId,
    tab,
    label,
    hasLabel,
    locked,
    ...(controls && { controls }),
    ...(choices && { choices }),
    ...(calls && { calls }),
  }
  return (
    <EditorProvider key={detail.id} detail={withAnswer(detail, answer)} {...shared}>
      <EditorLayout tab={tab} answer={answer} {...slots} />
    </EditorProvider>
  )
}

/** Title in the language of the office, else in the other. */
const useTitle = ({ untitled, titleFrom }: Pick<Slots, 'untitled' | 'titleFrom'>) => {
  const { language } = useLanguage()
  const title = useValue(titleFrom?.path ?? 'title')
  for (const lang of [language, 'en', 'hi'] as const) {
    const text = valueAt(title, lang)
    if (typeof text === 'string' && text !== '') return { text: titleFrom?.shown(text) ?? text, lang }
  }
  return { text: untitled, lang: undefined }
}

/** Focuses the field that a link names after `#`, such as `#stem.hi`. */
const useNamedField = (hydrated: boolean) => {
  const { hash } = useLocation()
  useEffect(() => {
    if (hydrated && hash.includes('.')) focusField(hash.slice(1))
  }, [hash, hydrated])
}

type LayoutProps = Slots & { tab: string; answer: EditorAnswer | undefined }

/** Heading with the title as it is typed, apart from the form, which a letter of the title does not draw again. */
function EditorHeading({ untitled, titleFrom, ...slots }: Omit<Slots, 'above' | 'side'>) {
  const title = useTitle({ untitled, ...(titleFrom && { titleFrom }) })
  return (
    <>
      <title>{title.text}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={title.text} lang={title.lang} saved={<StateChip />} {...slots} />
    </>
  )
}

function EditorLayout({ tab, answer, above, side, ...heading }: LayoutProps) {
  const { t } = useTranslation('editor')
  const { autosave, locked } = useEditor()
  const hydrated = useHydrated()
  useNamedField(hydrated)
  useKeys([{ keys: 'Ctrl+s', label: t('keys.save'), run: () => void autosave.flush() }])
  return (
    <>
      <EditorHeading {...heading} />
      <div className="grid gap-4 px-4 py-4 md:px-6 lg:grid-cols-[10rem_minmax(0,1fr)] 2xl:grid-cols-[11rem_minmax(0,1fr)_22rem]">
        <div className="min-w-0 lg:sticky lg:top-32 lg:self-start">
          <SectionLinks />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          {!hydrated && <Notice tone="info">{t('script')}</Notice>}
          {answer && (
            <Notice tone="danger">
              {answer.code === 'content.revision_conflict' ? t('conflictNoScript') : t(`errors:${answer.code}`)}
            </Notice>
          )}
          {locked && <Notice tone="info">{locked}</Notice>}
          <EditorNotices tab={tab} />
          {above}
          <EditorSections />
        </div>
        {side && <aside className="min-w-0 lg:col-start-2 2xl:col-start-3 2xl:row-start-1">{side}</aside>}
      </div>
    </>
  )
}
