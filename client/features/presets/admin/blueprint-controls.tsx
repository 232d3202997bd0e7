import { useMemo } from 'react'
import { sumOfEnds } from '../../../../domain/catalogue/blueprints/sum-of-ends.ts'
import { difficulties } from '../../../../domain/questions/levels.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import {
  EditorContext,
  useEditor,
  useRowKeys,
  useValue,
  type ControlProps,
} from '../../../office/editor/editor-context.ts'
import { UsualControl } from '../../../office/editor/field-control.tsx'
import { ListControl } from '../../../office/editor/group-controls.tsx'
import { useFault } from '../../../office/editor/use-fault.ts'
import { classes } from '../../../ui/classes.ts'
import { usePattern, useSection } from './blueprint-context.ts'
import { Line } from './line.tsx'
import { sectionsIn } from './section-control.tsx'
import { useSpan } from './use-span.ts'

/** Choice of a section among those of the pattern that is in force on the draft's day. */
export function PatternSectionControl(props: ControlProps) {
  const tools = useEditor()
  const { language } = useLanguage()
  const pattern = usePattern()
  const own = useMemo(
    () => ({ ...tools, choices: { ...tools.choices, section: sectionsIn(pattern?.sections, language) } }),
    [tools, pattern, language],
  )
  return (
    <EditorContext value={own}>
      <UsualControl {...props} />
    </EditorContext>
  )
}

function Sum({ isRight, children }: { isRight: boolean; children: string }) {
  return <p className={classes('tabular mt-1 text-sm', isRight ? 'text-muted' : 'text-danger')}>{children}</p>
}

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Percentages of difficulties with their sum. */
export function DifficultyControl(props: ControlProps) {
  const { t } = useTranslation('blueprintEditor')
  const shares = useValue(props.path) as Partial<Record<string, unknown>> | null
  const error = useFault(props.path, true)
  const sum = difficulties.reduce((total, name) => total + numberIn(shares?.[name]), 0)
  return (
    <div>
      <UsualControl {...props} />
      <Sum isRight={sum === 100}>{error ?? t('sum.percent', { sum })}</Sum>
    </div>
  )
}

const spansIn = (rows: unknown): [number, number][] =>
  (Array.isArray(rows) ? (rows as unknown[]) : []).map((row) => {
    const { questions } = row as { questions?: unknown }
    const [least, most] = Array.isArray(questions) ? (questions as unknown[]) : []
    return [numberIn(least), numberIn(most)]
  })

/** Sum of the numbers of a list's rows beside the questions of their section. */
function SumOfQuestions({ path }: { path: string }) {
  const { t } = useTranslation('blueprintEditor')
  const spanText = useSpan()
  const spans = spansIn(useValue(path))
  const section = useSection(path)
  if (!section || spans.length === 0) return null
  const [min, max] = sumOfEnds(spans)
  const count = section.questionCount
  return <Sum isRight={min <= count && count <= max}>{t('sum.questions', { span: spanText({ min, max }), count })}</Sum>
}

/** Rows in the order of the pattern, each once. */
const ordered = { isMovable: false, isCopyable: false } as const

export function SectionsControl({ path, field }: ControlProps) {
  return field.type === 'list' ? <ListControl path={path} field={field} isNamed={false} {...ordered} /> : null
}

/** Kinds of questions with their sum. */
export function KindsControl({ path, field }: ControlProps) {
  if (field.type !== 'list') return null
  return (
    <div>
      <ListControl path={path} field={field} {...ordered} />
      <SumOfQuestions path={path} />
    </div>
  )
}

/** Syllabus as folded lines, with the sum of their questions. */
export function LinesControl({ path, field }: ControlProps) {
  const { label } = useEditor()
  const isEmpty = useRowKeys(path).length === 0
  if (field.type !== 'list' || field.item.type !== 'group') return null
  const { fields } = field.item
  return (
    <div>
      <ListControl
        path={path}
        field={field}
        {...ordered}
        renderRow={(row) => <Line path={row.path} fields={fields} />}
      />
      {isEmpty && <p className="mt-1 text-sm text-muted">{label('sections_topics_hint')}</p>}
      <SumOfQuestions path={path} />
    </div>
  )
}

/** Name of a line, which one of a single topic has from the vocabulary. */
export function TitleControl(props: ControlProps) {
  const topics = useValue(props.path.replace(/title$/, 'topics'))
  const title = useValue(props.path) as { en?: unknown; hi?: unknown } | null
  const isNeeded = (Array.isArray(topics) && topics.length > 1) || Boolean(title?.en) || Boolean(title?.hi)
  return isNeeded ? <UsualControl {...props} /> : null
}
