import { TriangleAlert } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { ChecklistEntry } from '../../../../../domain/content/checklist.ts'
import type { DraftBody } from '../../../../../domain/content/contract.ts'
import { compareQuestionLanguages } from '../../../../../domain/questions/parity/checklist.ts'
import { classes } from '../../../../ui/classes.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useEditor } from '../../../../office/editor/editor-context.ts'
import { useEntryText } from '../../../../office/publishing/use-entry-text.ts'

type Entries = readonly ChecklistEntry[]
type ByField = ReadonlyMap<string, Entries>

const none: Entries = []

/** Field of a path, without the language at its end. */
const fieldOf = (path: string): string => path.replace(/\.(en|hi)$/, '')

const compare = (body: DraftBody): ByField => Map.groupBy(compareQuestionLanguages(body), ({ path }) => fieldOf(path))

/** Comparison of the latest body, shared by the notes of all fields. */
let latest: { body: DraftBody; byField: ByField } | null = null

const comparisonOf = (body: DraftBody): ByField => {
  if (latest?.body !== body) latest = { body, byField: compare(body) }
  return latest.byField
}

/** Differences between the languages of a field while it is typed. */
export function ParityNotes({ path }: { path: string }) {
  const { t } = useTranslation('publishing')
  const { store } = useEditor()
  const text = useEntryText()
  const read = () => comparisonOf(store.body()).get(path) ?? none
  const entries = useSyncExternalStore(store.subscribe, read, read)
  if (entries.length === 0) return null
  return (
    <ul className="mt-1 grid gap-0.5" data-parity={path}>
      {entries.map((entry) => (
        <li
          key={`${entry.code} ${entry.path}`}
          className={classes('flex gap-1.5 text-sm', entry.blocks ? 'text-danger' : 'text-warning')}
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <span className="font-semibold">{t(`languages.${entry.path.endsWith('.en') ? 'en' : 'hi'}`)}:</span>{' '}
            {text(entry)}
          </span>
        </li>
      ))}
    </ul>
  )
}
