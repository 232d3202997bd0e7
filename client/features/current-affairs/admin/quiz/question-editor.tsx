import { useId, useState } from 'react'
import { questionForm } from '../../../../../domain/current-affairs/question-form.ts'
import { type OptionSuggestion, type QuizQuestion } from '../../../../../domain/current-affairs/quiz.ts'
import { quizOptionIds } from '../../../../../domain/current-affairs/kinds.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { ConflictChoice } from '../../../../office/editor/conflict-choice.tsx'
import { useEditor, useValue } from '../../../../office/editor/editor-context.ts'
import { EditorNotices } from '../../../../office/editor/editor-notices.tsx'
import { EditorProvider } from '../../../../office/editor/editor-provider.tsx'
import { FieldControl } from '../../../../office/editor/field-control.tsx'
import { StateChip } from '../../../../office/editor/state-chip.tsx'
import { useEditorLabels } from '../../../../office/editor/use-editor-labels.ts'
import { BilingualText } from '../../../../ui/bilingual-text.tsx'
import { draftDetail } from '../draft-detail.ts'
import { faultsOf, questionCallsOf } from './question-calls.ts'

type Props = { question: QuizQuestion; userId: string; suggestions: readonly OptionSuggestion[] }

const detailOf = ({ id, revision, body, faults, savedAt }: QuizQuestion) =>
  draftDetail({ id, state: 'draft', revision, body, savedAt, faults: faultsOf(faults), checklist: [], stale: [] })

/** Editor of one question, with its own saving. */
export function QuestionEditor({ question, userId, suggestions }: Props) {
  const { t } = useTranslation('affairEditor')
  const [tab] = useState(() => crypto.randomUUID())
  const [calls] = useState(() => questionCallsOf(question.id))
  const labels = useEditorLabels('affairEditor')
  return (
    <EditorProvider
      form={questionForm}
      detail={detailOf(question)}
      userId={userId}
      tab={tab}
      calls={calls}
      locked={question.isPublished ? t('quiz.locked') : null}
      {...labels}
    >
      <div className="grid gap-3 pt-2">
        <StateChip />
        <EditorNotices tab={tab} />
        <FieldControl path="stem" field={questionForm.fields.stem} />
        <Options />
        {!question.isPublished && suggestions.length > 0 && <Suggestions suggestions={suggestions} />}
        <FieldControl path="solution" field={questionForm.fields.solution} />
      </div>
    </EditorProvider>
  )
}

/** Texts of the options, with the choice of the right one. */
function Options() {
  const { t } = useTranslation('affairEditor')
  const { store, locked, itemId } = useEditor()
  const group = useId()
  const key = useValue('key')
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t('quiz.options')}</legend>
      {quizOptionIds.map((id, index) => (
        <div key={id} className="flex items-start gap-2">
          <label className="inline-flex min-h-11 shrink-0 items-center gap-1 pt-6 text-sm font-semibold">
            <input
              type="radio"
              name={`${itemId} ${group}`}
              checked={key === id}
              disabled={locked !== null}
              onChange={() => store.set('key', id)}
              aria-label={t('quiz.key', { letter: id.toUpperCase() })}
              className="tick size-5"
            />
            {id.toUpperCase()}
          </label>
          <div className="min-w-0 grow">
            <FieldControl path={`options.${index}`} field={questionForm.fields.options.item} />
          </div>
        </div>
      ))}
      <ConflictChoice path="key" />
    </fieldset>
  )
}

function Suggestions({ suggestions }: { suggestions: readonly OptionSuggestion[] }) {
  const { t } = useTranslation('affairEditor')
  const { store } = useEditor()
  const put = (text: OptionSuggestion['text']) => {
    const index = quizOptionIds.findIndex(
      (_, at) => store.get(`options.${at}.en`) === '' && store.get(`options.${at}.hi`) === '',
    )
    if (index !== -1) store.set(`options.${index}`, text)
  }
  return (
    <details>
      <summary className="cursor-pointer text-sm text-muted">{t('quiz.suggestions')}</summary>
      <ul className="mt-2 flex flex-wrap gap-2">
        {suggestions.map(({ text }) => (
          <li key={text.en}>
            <button
              type="button"
              onClick={() => put(text)}
              aria-label={t('quiz.suggestion', { text: text.en })}
              className="min-h-9 rounded-full border border-edge px-3 text-sm hover:bg-sunken pointer-coarse:min-h-11"
            >
              <BilingualText text={text} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
