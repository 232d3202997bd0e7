import { type ReactNode } from 'react'
import { keptList } from '../../../../../../domain/content/form-body.ts'
import { formatMarks } from '../../../../../../domain/results/marks.ts'
import { useBilingual } from '../../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../../i18n/use-translation.ts'
import { ConflictChoice } from '../../../../../office/editor/conflict-choice.tsx'
import {
  useEditor,
  useRowKeys,
  useSaveState,
  useValue,
  type ControlProps,
} from '../../../../../office/editor/editor-context.ts'
import { RowActs } from '../../../../../office/editor/group-controls.tsx'
import { itemFieldsOf } from '../../../../../office/editor/item-fields-of.ts'
import { useListDrop } from '../../../../../office/editor/row-drag.ts'
import { useFault } from '../../../../../office/editor/use-fault.ts'
import { useHydrated } from '../../../../../ui/use-hydrated.ts'
import { AddQuestions } from './add-questions.tsx'
import { presetSection, sectionsIn, unitsOf } from '../../../../../../domain/catalogue/draft-paper.ts'
import { GatePanel } from './gate-panel.tsx'
import { usePaperData } from './paper-context.ts'
import { QuestionLine } from './question-line.tsx'
import { usePattern } from './use-pattern.ts'
import { useUnknownQuestions } from './use-unknown-questions.ts'

/** Sections of the paper with their questions, which fold and move. A form without script leaves them as they are. */
export function SectionsControl({ path, field }: ControlProps) {
  const { t } = useTranslation('testEditor')
  const { locked } = useEditor()
  const { isFrozen } = usePaperData()
  const isLocked = locked !== null || isFrozen
  const keys = useRowKeys(path)
  const error = useFault(path, true)
  const hasConflict = useSaveState(({ conflicts }) => conflicts.some((each) => each.path.startsWith(`${path}.`)))
  const hydrated = useHydrated()
  const sections = sectionsIn(useValue(path))
  useUnknownQuestions()
  if (field.type !== 'list') return null
  const firstNumber = (index: number): number =>
    sections.slice(0, index).reduce((sum, { questions }) => sum + questions.length, 1)
  return (
    <fieldset data-path={path} className="min-w-0">
      <legend className="sr-only">{t('fields.sections')}</legend>
      <input type="hidden" name={path} value={keptList} />
      {keys.length === 0 && <p className="text-muted">{t('paper.noPattern')}</p>}
      <ol className="grid gap-4">
        {keys.map((key, index) => (
          <li key={key} data-path={`${path}.${index}`} className="rounded-md border border-hairline">
            <Section
              path={`${path}.${index}`}
              field={field.item}
              from={firstNumber(index)}
              acts={
                <RowActs
                  path={path}
                  index={index}
                  count={keys.length}
                  isLocked={isLocked || hasConflict}
                  isCopyable={false}
                />
              }
            />
          </li>
        ))}
      </ol>
      {error && <p className="mt-1 text-sm text-danger">{error}</p>}
      <ConflictChoice path={path} />
      <PaperTotal />
      {hydrated && <GatePanel />}
    </fieldset>
  )
}

/** Questions, marks and work of the whole paper. */
function PaperTotal() {
  const { t } = useTranslation('testEditor')
  const { questions: known } = usePaperData()
  const pattern = usePattern()
  const sections = sectionsIn(useValue('sections'))
  const rows = sections.flatMap(({ presetSectionId, questions }) =>
    questions.flatMap(({ versionId, weight }) => {
      const question = known.get(versionId)
      if (!question) return []
      return [{ units: unitsOf(pattern?.pattern, presetSectionId, { ...question, weight }) ?? 0, ...question }]
    }),
  )
  if (rows.length === 0) return null
  return (
    <p role="status" className="tabular mt-3 font-semibold">
      {t('paper.total', {
        questions: rows.length,
        marks: formatMarks(rows.reduce((sum, { units }) => sum + units, 0)),
        minutes: Math.round(rows.reduce((sum, { seconds }) => sum + seconds, 0) / 60),
      })}
    </p>
  )
}

type SectionProps = ControlProps & { from: number; acts: ReactNode }

function Section({ path, field, from, acts }: SectionProps) {
  const { t } = useTranslation('testEditor')
  const { pick } = useBilingual()
  const { Control, locked } = useEditor()
  const { isFrozen } = usePaperData()
  const hydrated = useHydrated()
  const pattern = usePattern()
  const { title, minutes, questions } = itemFieldsOf(field)
  const list = `${path}.questions`
  const keys = useRowKeys(list)
  const error = useFault(list, true)
  const below = useListDrop({ path: list, isLocked: locked !== null || isFrozen })
  const id = useValue(`${path}.presetSectionId`)
  const preset = presetSection(pattern?.pattern, typeof id === 'string' ? id : '')
  if (!title || !minutes || questions?.type !== 'list') return null
  const name = preset ? pick(preset.title) : String(id ?? '')
  return (
    <>
      <div className="flex items-start gap-2 border-b border-hairline bg-sunken p-3">
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold">{name}</h3>
          <p className="tabular text-sm text-muted">
            {preset
              ? t('paper.count', { count: keys.length, wanted: preset.questionCount })
              : t('paper.countAlone', { count: keys.length })}
          </p>
          {hydrated && (
            <details className="mt-1">
              <summary className="w-fit cursor-pointer text-sm text-primary pointer-coarse:py-2.5">
                {t('paper.settings')}
              </summary>
              <div className="mt-2 grid gap-3">
                <Control path={`${path}.title`} field={title} />
                <Control path={`${path}.minutes`} field={minutes} />
              </div>
            </details>
          )}
        </div>
        {acts}
      </div>
      {keys.length === 0 && <p className="px-3 pt-3 text-sm text-muted">{t('paper.empty')}</p>}
      <details open>
        <summary className="cursor-pointer px-3 py-2 text-sm text-primary pointer-coarse:py-2.5">
          {t('paper.questions', { section: name })}
        </summary>
        <ol className="divide-y divide-hairline" aria-label={name}>
          {keys.map((key, index) => (
            <QuestionLine
              key={key}
              list={list}
              index={index}
              count={keys.length}
              number={from + index}
              section={preset}
            />
          ))}
        </ol>
      </details>
      <div ref={below} data-path={list} className="px-3 pb-3">
        {error && <p className="mt-2 text-sm text-danger">{error}</p>}
        {hydrated && <AddQuestions path={list} section={preset} name={name} max={questions.max} />}
      </div>
    </>
  )
}
