import '../../office/utilities.css'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { checklistOf } from '../../../domain/content/checklist.ts'
import type { DraftBody } from '../../../domain/content/contract.ts'
import type { EditorForm } from '../../../domain/content/fields.ts'
import { affairForm } from '../../../domain/current-affairs/editor-form.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { createAutosave } from '../../office/editor/autosave.ts'
import { createDraftStore } from '../../office/editor/draft-store.ts'
import { EditorContext } from '../../office/editor/editor-context.ts'
import { EditorSections } from '../../office/editor/editor-sections.tsx'
import { FieldControl } from '../../office/editor/field-control.tsx'
import type { StoredDraft } from '../../office/editor/save-state.ts'
import { StateChip } from '../../office/editor/state-chip.tsx'
import { useEditorLabels } from '../../office/editor/use-editor-labels.ts'
import { Tabs } from '../../office/frame/tabs.tsx'
import { Checklist } from '../../office/publishing/checklist.tsx'
import { DiffView } from '../../office/publishing/diff-view.tsx'
import { HistoryList } from '../../office/publishing/history-list.tsx'
import { NotSent } from './not-sent.tsx'
import { OfficeTexts } from './office-texts.tsx'
import { sampleBody, sampleDiff, sampleHistory, sampleNow, theirDate } from './office-samples.ts'

const { title, category, date, facts } = affairForm.fields

const form: EditorForm = {
  kind: 'current_affairs',
  fields: { title, category, date, facts },
  sections: [{ name: 'item', fields: ['title', 'category', 'date', 'facts'] }],
}

const stored = (body: DraftBody, revision: number): StoredDraft => ({
  body,
  revision,
  faults: {},
  checklist: checklistOf({ form, body, faults: {}, stale: [], now: sampleNow }),
  stale: [],
  updatedAt: null,
  updatedBy: null,
  updatedByName: null,
})

/** An editor whose drafts stay in this page. */
const newSession = () => {
  const theirs = { ...sampleBody, date: theirDate }
  const store = createDraftStore(theirs)
  const autosave = createAutosave({
    fields: form.fields,
    store,
    stored: stored(theirs, 1),
    calls: {
      save: async ({ revision, body }) => ({ kind: 'saved', ...stored(body, revision + 1), savedAt: Date.now() }),
      load: async () => ({ kind: 'loaded', draft: stored(store.body(), 1) }),
    },
    device: { put: async () => true, clear: async () => {} },
    timers: {
      now: () => Date.now(),
      after: (ms, run) => {
        const id = setTimeout(run, ms)
        return () => clearTimeout(id)
      },
    },
  })
  autosave.adopt({ base: { ...sampleBody, date: null }, body: sampleBody })
  return { store, autosave }
}

/** An editor with a conflict, its checklist, differences and history, in the page's own theme: a form has each of its fields once. */
export function OfficeEditor() {
  return (
    <OfficeTexts>
      <Editor />
    </OfficeTexts>
  )
}

function Editor() {
  const { t } = useTranslation('ui')
  const { label, hasLabel } = useEditorLabels('affairEditor')
  const [session] = useState(newSession)
  const tools = useMemo(
    () => ({
      form,
      itemId: 'sample',
      userId: '',
      Control: FieldControl,
      controls: {},
      choices: {},
      label,
      hasLabel,
      locked: null,
      ...session,
    }),
    [label, hasLabel, session],
  )
  useEffect(() => session.autosave.start(), [session])
  return (
    <EditorContext value={tools}>
      <section id="editor" aria-labelledby="editor-title" className="mt-10">
        <h2 id="editor-title" className="flex flex-wrap items-center gap-x-4 text-xl">
          {t('office.editor')} <StateChip />
        </h2>
        <Tabs
          label={t('office.tabs')}
          tabs={[
            { tab: '', label: t('office.jobs') },
            { tab: 'organisations', label: t('office.organisations'), count: 24 },
          ]}
          shown=""
        />
        <div className="mt-3 grid items-start gap-6 rounded-md border border-hairline p-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <EditorSections />
          <div className="grid gap-6">
            <Part title={t('office.checklist')}>
              <Checklist />
            </Part>
            <Part title={t('office.differences')}>
              <DiffView diff={sampleDiff} />
            </Part>
            <Part title={t('office.history')}>
              <NotSent>
                <HistoryList
                  data={{ history: { items: sampleHistory, next: null }, comparison: null }}
                  locked={false}
                />
              </NotSent>
            </Part>
          </div>
        </div>
      </section>
    </EditorContext>
  )
}

function Part({ title: heading, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-2 text-sm text-muted">{heading}</h3>
      {children}
    </div>
  )
}
