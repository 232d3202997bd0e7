import type { PaperQuestion } from '../../../../domain/attempts/contract.ts'
import type { View } from '../../../../domain/language.ts'
import type { Bilingual } from '../../../../domain/questions/contract.ts'
import { fractionText } from '../../../../domain/results/marks.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Content } from '../exam/content.tsx'
import { letterOf } from '../exam/option-list.tsx'

/** One question as a paper prints it. */
export function PrintedQuestion({ question, number, view }: { question: PaperQuestion; number: number; view: View }) {
  const { t } = useTranslation('print')
  const { correct, wrong } = question.marks
  return (
    <li className="break-inside-avoid py-3">
      <div className="flex gap-3">
        <b className="shrink-0 tabular-nums">{number}.</b>
        <div className="min-w-0 flex-1">
          <p className="text-xs text-muted">
            {t('right', { marks: fractionText(correct) })},{' '}
            {wrong > 0 ? t('wrong', { marks: fractionText(wrong) }) : t('noPenalty')}
          </p>
          <Content text={question.stem} view={view} />
          <PrintedBody question={question} view={view} />
        </div>
      </div>
    </li>
  )
}

function PrintedBody({ question, view }: { question: PaperQuestion; view: View }) {
  const { t } = useTranslation('print')
  if (question.kind === 'matrix') {
    return (
      <div className="mt-2 grid grid-cols-2 gap-6">
        <List items={question.rows} view={view} />
        <List items={question.columns} view={view} />
      </div>
    )
  }
  if (!('options' in question)) {
    return (
      <p className="mt-3 flex items-end gap-2">
        {t('answer')}: <span className="h-6 w-56 border-b border-current" />
      </p>
    )
  }
  return (
    <>
      {question.kind === 'assertion_reason' && (
        <>
          <Statement label={t('assertion')} text={question.statements.assertion} view={view} />
          <Statement label={t('reason')} text={question.statements.reason} view={view} />
        </>
      )}
      <ol className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2 print:grid-cols-2">
        {question.options.map(({ id, content }, index) => (
          <li key={id} className="flex gap-2">
            <span className="shrink-0">({letterOf(index)})</span>
            <div className="min-w-0 flex-1">
              <Content text={content} view={view} />
            </div>
          </li>
        ))}
        {question.marks.blank !== undefined && (
          <li>
            ({letterOf(question.options.length)}) {t('notAttempted')}
          </li>
        )}
      </ol>
    </>
  )
}

function Statement({ label, text, view }: { label: string; text: Bilingual; view: View }) {
  return (
    <div className="mt-2">
      <b>{label}</b>
      <Content text={text} view={view} />
    </div>
  )
}

function List({ items, view }: { items: { id: string; content: Bilingual }[]; view: View }) {
  return (
    <ul className="grid content-start gap-1">
      {items.map(({ id, content }) => (
        <li key={id} className="flex gap-2">
          <span className="shrink-0">({id.toUpperCase()})</span>
          <div className="min-w-0 flex-1">
            <Content text={content} view={view} />
          </div>
        </li>
      ))}
    </ul>
  )
}
