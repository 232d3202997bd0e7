import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { startOfDayInIndia } from '../../../../domain/india.ts'
import { isDay } from '../../../../domain/calendar-day.ts'
import type { DraftBody } from '../../../../domain/content/contract.ts'
import { shownDiff } from '../../../../domain/content/shown-diff.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useEditor, useSaveState, useValue } from '../../../office/editor/editor-context.ts'
import { useKeys } from '../../../office/frame/keys/use-keys.ts'
import { ChecklistEntries, useChecklist } from '../../../office/publishing/checklist.tsx'
import { DiffView } from '../../../office/publishing/diff-view.tsx'
import { useAct } from '../../../office/publishing/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'

/** Words of the act: its button, its question, and what it changes. */
export type AddWords = { button: string; title: string; effect: string }

type Props = {
  words: AddWords
  /** Content of the newest version, with which the draft is compared. */
  newest: DraftBody | null
  isRefused: boolean
}

/** Main action of the editor: asks, and says what stays as it is. */
export function AddVersion(props: Props) {
  const { t } = useTranslation('presetEditor')
  const hydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  useKeys([{ keys: 'Ctrl+Enter', label: t('add.key'), run: () => setOpen(true) }])
  if (!hydrated) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{props.words.button}</Button>
      {isOpen && <AddDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function AddDialog({ words, newest, isRefused, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('presetEditor')
  const { autosave } = useEditor()
  const { send, blocker, isBusy } = useAct()
  const entries = useChecklist().filter(({ blocks }) => blocks)
  useEffect(() => {
    // The checklist is that of the last save.
    void autosave.flush()
  }, [autosave])
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <Form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void send(event.currentTarget, null)
        }}
        className="grid gap-3"
      >
        <AddFields />
        <p>
          <Beginning />
        </p>
        <p>{words.effect}</p>
        {newest && <Comparison newest={newest} />}
        {entries.length > 0 && (
          <div className="max-h-48 overflow-y-auto">
            <ChecklistEntries entries={entries} onFollow={onClose} />
          </div>
        )}
        {blocker && <Notice tone="danger">{t(`publishing:publish.${blocker}`)}</Notice>}
        {isRefused && !blocker && <Notice tone="danger">{t('add.refused')}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {t('add.keep')}
          </Button>
          <Button type="submit" disabled={isBusy || entries.length > 0}>
            {words.button}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

/** Differences from the newest version in words; those of date and source are above. */
function Comparison({ newest }: { newest: DraftBody }) {
  const { t } = useTranslation('presetEditor')
  const { form, store } = useEditor()
  const [diff] = useState(() => {
    const body = store.body()
    return shownDiff(form, newest, Object.fromEntries(Object.keys(newest).map((name) => [name, body[name]])))
  })
  return (
    <details open>
      <summary className="inline-flex min-h-9 cursor-pointer items-center font-semibold pointer-coarse:min-h-11">
        {t('add.differences', { count: diff.changes.length })}
      </summary>
      <div className="rounded-md border border-hairline p-3">
        <DiffView diff={diff} />
      </div>
    </details>
  )
}

function AddFields() {
  const revision = useSaveState((state) => state.revision)
  return <HiddenFields fields={{ intent: 'add-version', revision: String(revision) }} />
}

function Beginning() {
  const { t } = useTranslation('presetEditor')
  const { date } = useFormat()
  const day = useValue('effectiveFrom')
  return typeof day === 'string' && isDay(day) ? t('add.from', { date: date(startOfDayInIndia(day)) }) : t('add.noDay')
}

/** The same form on the page, for a browser without script. */
export function PlainAdd({ words, isRefused }: Pick<Props, 'words' | 'isRefused'>) {
  const { t } = useTranslation('presetEditor')
  const hydrated = useHydrated()
  if (hydrated) return null
  return (
    <Form method="post" className="mt-3 grid gap-3">
      {isRefused && <Notice tone="danger">{t('add.refused')}</Notice>}
      <AddFields />
      <Button type="submit" className="justify-self-start">
        {words.button}
      </Button>
    </Form>
  )
}
