import { Fragment, type ReactNode } from 'react'
import type { PaperQuestion } from '../../../../domain/attempts/contract.ts'
import type { View } from '../../../../domain/language.ts'
import type { Bilingual } from '../../../../domain/questions/contract.ts'
import { letterOf } from '../../../../domain/questions/kinds/entered.ts'
import { match, partsOf } from '../../../../domain/questions/kinds/presentation.ts'
import { fractionText } from '../../../../domain/results/marks.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Content } from '../exam/content.tsx'

type Props = { question: PaperQuestion; number: number; view: View; children?: ReactNode }

export function PrintedQuestion({ question, number, view, children }: Props) {
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
          {children}
        </div>
      </div>
    </li>
  )
}

function PrintedBody({ question, view }: { question: PaperQuestion; view: View }) {
  const { t } = useTranslation('print')
  return partsOf(question).map((part) =>
    match(part, {
      statements: ({ form, statements }) => (
        <Fragment key={form}>
          <Statement label={t('assertion')} text={statements.assertion} view={view} />
          <Statement label={t('reason')} text={statements.reason} view={view} />
        </Fragment>
      ),
      options: ({ form, options }) => (
        <ol key={form} className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2 print:grid-cols-2">
          {options.map(({ id, content }, index) => (
            <li key={id} className="flex gap-2">
              <span className="shrink-0">({letterOf(index)})</span>
              <div className="min-w-0 flex-1">
                <Content text={content} view={view} />
              </div>
            </li>
          ))}
          {question.marks.blank !== undefined && (
            <li>
              ({letterOf(options.length)}) {t('notAttempted')}
            </li>
          )}
        </ol>
      ),
      lists: ({ form, rows, columns }) => (
        <div key={form} className="mt-2 grid grid-cols-2 gap-6">
          <List items={rows} view={view} />
          <List items={columns} view={view} />
        </div>
      ),
      field: ({ form }) => (
        <p key={form} className="mt-3 flex items-end gap-2">
          {t('answer')}: <span className="h-6 w-56 border-b border-current" />
        </p>
      ),
    }),
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
