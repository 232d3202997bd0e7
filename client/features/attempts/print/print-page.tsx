import { useState, type ReactNode } from 'react'
import type { Paper, PaperQuestion, PaperSection } from '../../../../domain/attempts/contract.ts'
import { viewIn, type View } from '../../../../domain/language.ts'
import { paths } from '../../../../domain/paths.ts'
import { formatMarks } from '../../../../domain/results/marks.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Content } from '../exam/content.tsx'
import { AnswerSheet } from './answer-sheet.tsx'
import { PrintedQuestion } from './printed-question.tsx'

const views = ['en', 'hi', 'both'] as const

type Candidate = { name: string | null; studentId: string | null }

type Below = (question: PaperQuestion, view: View) => ReactNode

type Props = {
  paper: Paper
  candidate: Candidate
  back?: { to: string; label: string }
  /** Further choices beside the language. */
  options?: ReactNode
  /** Content below each question. */
  renderBelow?: Below
}

/** A test on paper with an answer sheet. The browser sets Devanagari and formulas as on the screen. */
export function PrintPage({ paper, candidate, back, options, renderBelow }: Props) {
  const { t } = useTranslation('print')
  const { language } = useLanguage()
  const [view, setView] = useState<View>(language)
  const [withSheet, setWithSheet] = useState(true)
  return (
    <div className="page py-6 print:p-0">
      <div className="no-print card mb-6 grid gap-4 p-4">
        <p>{t('hint')}</p>
        <div className="flex flex-wrap items-end gap-4">
          <label className="grid gap-1 font-semibold">
            {t('language')}
            <select
              value={view}
              onChange={({ target }) => setView(views.find((known) => known === target.value) ?? 'both')}
              className="field font-normal"
            >
              {views.map((value) => (
                <option key={value} value={value}>
                  {t(`languages.${value}`)}
                </option>
              ))}
            </select>
          </label>
          {options}
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={withSheet}
              onChange={({ target }) => setWithSheet(target.checked)}
              className="tick size-5"
            />
            {t('answerSheet')}
          </label>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => window.print()}>{t('print')}</Button>
          <LinkButton look="secondary" to={back?.to ?? paths.test(paper.testId)}>
            {back?.label ?? t('back')}
          </LinkButton>
        </div>
      </div>
      <PaperHead paper={paper} candidate={candidate} />
      <PrintedSections paper={paper} view={view} renderBelow={renderBelow} />
      {withSheet && <AnswerSheet paper={paper} />}
    </div>
  )
}

function PaperHead({ paper, candidate }: { paper: Paper; candidate: Candidate }) {
  const { t } = useTranslation('print')
  const facts = [
    t('time', { minutes: Math.round(paper.durationMs / 60_000) }),
    t('questions', { count: paper.questions.length }),
    t('marks', { marks: formatMarks(paper.maxUnits) }),
  ]
  return (
    <div className="border-b border-hairline pb-4">
      <h1 className="text-xl">
        <BilingualText text={paper.title} />
      </h1>
      <p className="mt-1">{facts.join(' · ')}</p>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
        <Field label={t('name')} value={candidate.name} />
        <Field label={t('studentId')} value={candidate.studentId} />
        <Field label={t('date')} value={null} />
      </dl>
    </div>
  )
}

function Field({ label, value }: { label: string; value: string | null }) {
  return (
    <div className="flex items-end gap-2">
      <dt className="font-semibold">{label}:</dt>
      <dd className="min-h-6 min-w-36 border-b border-current">{value}</dd>
    </div>
  )
}

type SectionsProps = { paper: Paper; view: View; renderBelow: Below | undefined }

function PrintedSections({ paper, view, renderBelow }: SectionsProps) {
  const { t } = useTranslation('print')
  const before = (index: number) =>
    paper.sections.slice(0, index).reduce((sum, { questionIds }) => sum + questionIds.length, 0)
  return paper.sections.map((section, index) => (
    <section key={section.id} className="mt-6">
      <h2 className="text-lg">
        <BilingualText text={section.title} />
      </h2>
      {section.durationMs !== null && (
        <p className="text-sm text-muted">{t('sectionTime', { minutes: Math.round(section.durationMs / 60_000) })}</p>
      )}
      <PrintedList
        paper={paper}
        section={section}
        from={before(index)}
        view={viewIn(section.languages, view)}
        renderBelow={renderBelow}
      />
    </section>
  ))
}

type ListProps = SectionsProps & { section: PaperSection; from: number }

function PrintedList({ paper, section, from, view, renderBelow }: ListProps) {
  const byId = new Map(paper.questions.map((question) => [question.id, question]))
  const questions = section.questionIds.map((questionId) => byId.get(questionId)).filter((found) => found !== undefined)
  return (
    <ol className="divide-y divide-hairline">
      {questions.map((question, index) => {
        const opens = question.passageId !== null && questions[index - 1]?.passageId !== question.passageId
        const last = questions.findLastIndex(({ passageId }) => passageId === question.passageId)
        return [
          opens && (
            <PrintedPassage
              key={question.passageId}
              paper={paper}
              passageId={question.passageId}
              from={from + index + 1}
              to={from + last + 1}
              view={view}
            />
          ),
          <PrintedQuestion key={question.id} question={question} number={from + index + 1} view={view}>
            {renderBelow?.(question, view)}
          </PrintedQuestion>,
        ]
      })}
    </ol>
  )
}

type PassageProps = { paper: Paper; passageId: string | null; from: number; to: number; view: View }

function PrintedPassage({ paper, passageId, from, to, view }: PassageProps) {
  const { t } = useTranslation('print')
  const passage = paper.passages.find(({ id }) => id === passageId)
  if (!passage) return null
  return (
    <li className="py-3">
      <p className="font-semibold">{to > from ? t('forQuestions', { from, to }) : t('forQuestion', { from })}</p>
      <Content text={passage.content} view={view} />
    </li>
  )
}
