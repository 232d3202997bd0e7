import { useState } from 'react'
import type { PaperQuestion, PickFilter } from '../../../../../../domain/questions/picking.ts'
import { useTranslation } from '../../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../../office/button-classes.ts'
import { countText } from '../../../../../office/count-text.ts'
import { useValue } from '../../../../../office/editor/editor-context.ts'
import { PickerDialog, PickerWords } from '../../../../../office/picker/picker-dialog.tsx'
import { BilingualText } from '../../../../../ui/bilingual-text.tsx'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { versionIdsIn } from '../../../../../../domain/catalogue/draft-paper.ts'
import { FilterSelects } from './filter-selects.tsx'
import { usePaperData } from './paper-context.ts'
import { QuestionFacts } from './question-facts.tsx'
import { usePicks } from './use-picks.ts'

export type AddProps = {
  /** Title of the section. */
  name: string
  onAdd: (questions: readonly PaperQuestion[]) => void
  onClose: () => void
}

/** Ids of the questions that the paper has, in any version. */
export const useHeldQuestions = (): ReadonlySet<string> => {
  const { questions } = usePaperData()
  const ids = versionIdsIn(useValue('sections'))
  return new Set(ids.flatMap((id) => questions.get(id)?.questionId ?? []))
}

/** Dialog in which published questions are found and chosen, several at once. */
export function PickDialog({ name, onAdd, onClose }: AddProps) {
  const { t } = useTranslation('testEditor')
  const [filter, setFilter] = useState<PickFilter>({})
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<readonly PaperQuestion[]>([])
  const { items, next, count, state, more } = usePicks(filter, words.trim())
  const held = useHeldQuestions()
  const isChosen = ({ questionId }: PaperQuestion) => chosen.some((each) => each.questionId === questionId)
  const toggle = (question: PaperQuestion) =>
    setChosen(
      isChosen(question)
        ? chosen.filter(({ questionId }) => questionId !== question.questionId)
        : [...chosen, question],
    )
  const setUnused = (isUnused: boolean) => {
    const { use: _, ...rest } = filter
    setFilter(isUnused ? { ...rest, use: 'unused' } : rest)
  }
  return (
    <PickerDialog
      onClose={onClose}
      wide
      title={t('picker.title', { section: name })}
      close={t('picker.cancel')}
      add={{
        label: t('picker.add', { count: chosen.length }),
        isPossible: chosen.length > 0,
        run: () => onAdd(chosen),
      }}
    >
      <PickerWords label={t('picker.search')} value={words} onChange={setWords} maxLength={200} />
      <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4">
        <FilterSelects filter={filter} onChange={setFilter} />
      </div>
      <Checkbox checked={filter.use === 'unused'} onChange={({ currentTarget }) => setUnused(currentTarget.checked)}>
        {t('picker.unused')}
      </Checkbox>
      <p role="status" className="text-sm text-muted">
        {state === 'loading' && t('picker.loading')}
        {state === 'failed' && <span className="text-danger">{t('picker.failed')}</span>}
        {state === 'ready' && (items.length === 0 ? t('picker.none') : t('picker.found', { number: countText(count) }))}
      </p>
      <ul className="mt-1 divide-y divide-hairline">
        {items.map((question) => (
          <PickLine
            key={question.questionId}
            question={question}
            isHeld={held.has(question.questionId)}
            isChosen={isChosen(question)}
            onToggle={() => toggle(question)}
          />
        ))}
        {next !== null && (
          <li className="py-2">
            <button type="button" onClick={() => void more()} className={compactButton}>
              {t('picker.more')}
            </button>
          </li>
        )}
      </ul>
    </PickerDialog>
  )
}

type LineProps = { question: PaperQuestion; isHeld: boolean; isChosen: boolean; onToggle: () => void }

function PickLine({ question, isHeld, isChosen, onToggle }: LineProps) {
  const { t } = useTranslation('testEditor')
  return (
    <li>
      <label className="flex min-h-11 items-start gap-2 py-1.5 hover:bg-sunken">
        <input
          type="checkbox"
          className="tick mt-0.5 size-5 shrink-0"
          checked={isChosen || isHeld}
          disabled={isHeld}
          onChange={onToggle}
        />
        <span className="min-w-0">
          <span className="line-clamp-2">
            <BilingualText text={question.title} />
          </span>
          <QuestionFacts question={question} />
          {isHeld && <span className="text-sm text-muted">{t('picker.held')}</span>}
        </span>
      </label>
    </li>
  )
}
