import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { drawRulesOf } from '../../../../../../domain/catalogue/blueprints/draw-rules.ts'
import type { Draw, PaperQuestion } from '../../../../../../domain/questions/picking.ts'
import { useTranslation } from '../../../../../i18n/use-translation.ts'
import { compactButton, iconButton } from '../../../../../office/button-classes.ts'
import { PickerDialog } from '../../../../../office/picker/picker-dialog.tsx'
import { BilingualText } from '../../../../../ui/bilingual-text.tsx'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { Notice } from '../../../../../ui/notice.tsx'
import { FilterSelects } from './filter-selects.tsx'
import { useHeldQuestions, type AddProps } from './pick-dialog.tsx'
import { QuestionFacts } from './question-facts.tsx'
import { useDraw, type DrawRule } from './use-draw.ts'
import { usePattern } from './use-pattern.ts'

const newRule = (parts: Omit<DrawRule, 'key'>): DrawRule => ({ ...parts, key: crypto.randomUUID() })
const newSeed = (): string => crypto.randomUUID().slice(0, 6)

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

type Props = AddProps & {
  /** Id of the preset's section. */
  sectionId: string | undefined
  /** Questions that the section still needs. */
  wanted: number
}

/** Rules of the blueprint for what a section needs; null without one. */
const useBlueprintRules = (sectionId: string | undefined, wanted: number): DrawRule[] | null => {
  const blueprint = usePattern()?.blueprint?.blueprint.sections.find((each) => each.sectionId === sectionId)
  if (!blueprint || blueprint.topics.length === 0 || wanted === 0) return null
  return drawRulesOf(blueprint, wanted).map(({ subject, topic, count }) =>
    newRule({ filter: { subject, ...(topic !== undefined && { topic }) }, count }),
  )
}

/** Dialog in which rules draw questions; what the bank lacks is said before they are added. */
export function DrawDialog({ name, onAdd, onClose, sectionId, wanted }: Props) {
  const { t } = useTranslation('testEditor')
  const [rules, setRules] = useState<readonly DrawRule[]>(() => [newRule({ filter: {}, count: wanted })])
  const [seed, setSeed] = useState(newSeed)
  const [isUnused, setUnused] = useState(true)
  const held = useHeldQuestions()
  const ofBlueprint = useBlueprintRules(sectionId, wanted)
  const asked = isUnused
    ? rules.map((rule) => ({ ...rule, filter: { ...rule.filter, use: 'unused' as const } }))
    : rules
  const { draws, state } = useDraw(asked, seed === '' ? '0' : seed, [...held])
  const chosen = draws.flatMap((draw) => draw.chosen)
  const lacking = state === 'ready' ? sum(rules.map(({ count }, at) => Math.max(0, count - (draws[at]?.pool ?? 0)))) : 0
  const change = (key: string, parts: Partial<DrawRule>) =>
    setRules(rules.map((rule) => (rule.key === key ? { ...rule, ...parts } : rule)))
  return (
    <PickerDialog
      onClose={onClose}
      wide
      title={t('draw.title', { section: name })}
      close={t('picker.cancel')}
      add={{
        label: t('draw.add', { count: chosen.length }),
        isPossible: state === 'ready' && chosen.length > 0,
        run: () => onAdd(chosen),
      }}
    >
      <div className="grid gap-3">
        {rules.map((rule, index) => (
          <Rule
            key={rule.key}
            rule={rule}
            number={index + 1}
            draw={state === 'ready' ? draws[index] : undefined}
            onChange={(parts) => change(rule.key, parts)}
            onRemove={rules.length > 1 ? () => setRules(rules.filter(({ key }) => key !== rule.key)) : null}
          />
        ))}
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            onClick={() => setRules([...rules, newRule({ filter: {}, count: 5 })])}
            className={compactButton}
          >
            <Plus aria-hidden className="size-4" /> {t('draw.addRule')}
          </button>
          {ofBlueprint && (
            <button type="button" onClick={() => setRules(ofBlueprint)} className={compactButton}>
              {t('draw.blueprint')}
            </button>
          )}
        </div>
        <Checkbox checked={isUnused} onChange={({ currentTarget }) => setUnused(currentTarget.checked)}>
          {t('picker.unused')}
        </Checkbox>
        <Seed seed={seed} onChange={setSeed} />
        <p role="status" className="text-sm text-muted">
          {state === 'loading' && t('draw.drawing')}
          {state === 'failed' && <span className="text-danger">{t('draw.failed')}</span>}
          {state === 'tooWide' && <span className="text-danger">{t('errors:questions.draw_too_wide')}</span>}
        </p>
        {lacking > 0 && <Notice tone="warning">{t('draw.missing', { count: lacking })}</Notice>}
        <Chosen questions={chosen} />
      </div>
    </PickerDialog>
  )
}

type RuleProps = {
  rule: DrawRule
  number: number
  draw: Draw | undefined
  onChange: (parts: Partial<DrawRule>) => void
  onRemove: (() => void) | null
}

function Rule({ rule: { filter, count }, number, draw, onChange, onRemove }: RuleProps) {
  const { t } = useTranslation('testEditor')
  const label = t('draw.rule', { number })
  const lacks = draw ? Math.max(0, count - draw.pool) : 0
  return (
    <fieldset className="min-w-0 rounded-md border border-hairline p-2">
      <legend className="px-1 text-sm font-semibold">{label}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-5">
        <FilterSelects filter={filter} onChange={(next) => onChange({ filter: next })} label={label} />
        <label className="text-sm">
          <span className="text-muted">{t('draw.count')}</span>
          <input
            type="number"
            min={0}
            max={200}
            value={count}
            onChange={({ currentTarget }) =>
              onChange({ count: Math.min(200, Math.max(0, Math.trunc(Number(currentTarget.value)))) })
            }
            className="field mt-0.5 min-h-10! py-1!"
          />
        </label>
      </div>
      <p className="tabular mt-1 flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {draw && t('draw.pool', { count: draw.pool })}
        {lacks > 0 && <span className="text-warning">{t('draw.lacks', { count: lacks })}</span>}
        {onRemove && (
          <button
            type="button"
            onClick={onRemove}
            aria-label={t('draw.removeRule', { number })}
            className={`${iconButton} ms-auto`}
          >
            <X aria-hidden className="size-4" />
          </button>
        )}
      </p>
    </fieldset>
  )
}

function Seed({ seed, onChange }: { seed: string; onChange: (seed: string) => void }) {
  const { t } = useTranslation('testEditor')
  return (
    <div>
      <div className="flex items-end gap-2">
        <label className="text-sm">
          <span className="text-muted">{t('draw.seed')}</span>
          <input
            value={seed}
            maxLength={40}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            className="field mt-0.5 min-h-10! py-1!"
          />
        </label>
        <button type="button" onClick={() => onChange(newSeed())} className={compactButton}>
          {t('draw.otherSeed')}
        </button>
      </div>
      <p className="mt-1 text-sm text-muted">{t('draw.seedHint')}</p>
    </div>
  )
}

function Chosen({ questions }: { questions: readonly PaperQuestion[] }) {
  const { t } = useTranslation('testEditor')
  if (questions.length === 0) return null
  return (
    <section aria-label={t('draw.shown')}>
      <h3 className="text-sm font-semibold">{t('draw.shown')}</h3>
      <ol className="divide-y divide-hairline">
        {questions.map((question) => (
          <li key={question.questionId} className="py-1.5">
            <span className="line-clamp-2">
              <BilingualText text={question.title} />
            </span>
            <QuestionFacts question={question} />
          </li>
        ))}
      </ol>
    </section>
  )
}
