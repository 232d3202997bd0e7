import { useContext, useState } from 'react'
import type { Fields } from '../../../../domain/content/fields.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useSaveState, useValue } from '../../../office/editor/editor-context.ts'
import { FieldGrid } from '../../../office/editor/field-grid.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { BlueprintContext } from './blueprint-context.ts'

type Held = { topics?: unknown; questions?: unknown; title?: Partial<Record<string, unknown>> } | null

/** Name of a line: its own, else those of its topics. */
const useLineName = (held: Held): string => {
  const { t } = useTranslation('blueprintEditor')
  const { language } = useLanguage()
  const { topics } = useContext(BlueprintContext)
  const title = held?.title?.[language] || held?.title?.['en']
  const names = Array.isArray(held?.topics)
    ? held.topics.map((name) => topics.get(String(name))?.title ?? String(name))
    : []
  return String(title || names.join(', ') || t('newLine'))
}

const isNumber = (value: unknown): boolean => typeof value === 'number'

/** Line of a syllabus: its name and numbers, and folded its fields. One without topics is open. */
export function Line({ path, fields }: { path: string; fields: Fields }) {
  const { t } = useTranslation('blueprintEditor')
  const held = useValue(path) as Held
  const name = useLineName(held)
  const [isOpen] = useState(() => !Array.isArray(held?.topics) || held.topics.length === 0)
  const faults = useSaveState((state) => Object.keys(state.faults).filter((at) => at.startsWith(`${path}.`)).length)
  const span = Array.isArray(held?.questions) ? held.questions.filter(isNumber) : []
  return (
    <details open={isOpen} className="min-w-0">
      <summary className="flex min-h-9 cursor-pointer flex-wrap items-center gap-x-2 text-sm pointer-coarse:min-h-11">
        <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
        <span className="tabular text-muted">{[...new Set(span)].join('–')}</span>
        {faults > 0 && <Badge tone="danger">{t('faults', { count: faults })}</Badge>}
      </summary>
      <FieldGrid fields={Object.entries(fields).map(([each, field]) => ({ path: `${path}.${each}`, field }))} />
    </details>
  )
}
