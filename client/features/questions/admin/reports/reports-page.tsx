import { officePaths } from '../../../../../domain/office-paths.ts'
import type { QuestionReports, ReportLine } from '../../../../../domain/questions/reports.ts'
import { reportStates } from '../../../../../domain/questions/report-states.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { writtenLanguage } from '../../../../i18n/written-language.ts'
import { When } from '../../../../office/list/changed.tsx'
import { Paging } from '../../../../office/list/paging.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { BilingualText } from '../../../../ui/bilingual-text.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { withCursor } from '../../../../ui/list-address.ts'
import { ShownQuestion } from '../shown/shown-question.tsx'
import { ActForms } from './act-forms.tsx'
import type { ReportAnswer } from './report-action.ts'

type Props = { reports: QuestionReports; isFirst: boolean; answer: ReportAnswer | undefined; now: number }

/** Reports of one question: the question, what to do with them all, and each of them. */
export function ReportsPage({ reports, isFirst, answer, now }: Props) {
  const { t } = useTranslation('questionReports')
  const { questionId, versions, page, counts } = reports
  const address = officePaths.adminQuestionReports(questionId)
  const states = reportStates.filter((state) => counts[state] > 0)
  return (
    <div className="grid max-w-5xl grid-cols-1 gap-6">
      <section aria-labelledby="reported-question" className="grid grid-cols-1 gap-3">
        <h2 id="reported-question" className="border-b border-hairline pb-1 text-lg">
          {t('question')}
        </h2>
        {versions.map((version) => (
          <div key={version.questionVersionId} className="grid grid-cols-1 gap-2">
            {(versions.length > 1 || !version.isCurrent) && (
              <p className="flex gap-3 text-sm text-muted">
                {t('version', { version: version.version })}
                {!version.isCurrent && <Badge>{t('earlier')}</Badge>}
              </p>
            )}
            <ShownQuestion question={version} />
          </div>
        ))}
        <div className="flex flex-wrap gap-2">
          <LinkButton look="secondary" to={officePaths.adminQuestionKey(questionId)}>
            {t('fixKey')}
          </LinkButton>
          <LinkButton look="secondary" to={officePaths.adminQuestion(questionId)}>
            {t('fixText')}
          </LinkButton>
        </div>
      </section>
      <section aria-labelledby="all-reports" className="grid grid-cols-1 gap-3">
        <h2 id="all-reports" className="border-b border-hairline pb-1 text-lg">
          {t('all')}
        </h2>
        <p className="text-sm text-muted">
          {states.map((state) => `${t(`reportStates.${state}`)} ${counts[state]}`).join(' · ')}
        </p>
        {answer && answer.refusal === null && (
          <Notice tone="success">{t(`done.${answer.act}`, { count: answer.moved })}</Notice>
        )}
        <ActForms reports={reports} states={states} answer={answer} />
        <ul className="divide-y divide-hairline border-y border-hairline">
          {page.items.map((report) => (
            <Report key={report.id} report={report} reports={reports} answer={answer} now={now} />
          ))}
        </ul>
        <Paging
          label={t('pages')}
          first={isFirst ? null : address}
          next={page.next && address + withCursor({}, page.next)}
        />
      </section>
    </div>
  )
}

const tones = {
  open: 'warning',
  triaged: 'primary',
  accepted: 'success',
  rejected: 'neutral',
  closed: 'neutral',
} as const

type ReportProps = { report: ReportLine; reports: QuestionReports; answer: ReportAnswer | undefined; now: number }

function Report({ report, reports, answer, now }: ReportProps) {
  const { t } = useTranslation('questionReports')
  const { id, at, reason, note, state, outcome, studentId, test } = report
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <strong>{t(`reasons.${reason}`)}</strong>
        <Badge tone={tones[state]}>{t(`reportStates.${state}`)}</Badge>
        {outcome && <span className="text-sm text-muted">{t(`outcomes.${outcome}`)}</span>}
      </p>
      {note && (
        <p lang={writtenLanguage(note)} className="max-w-reading whitespace-pre-wrap [overflow-wrap:anywhere]">
          {note}
        </p>
      )}
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <When at={at} now={now} />
        {test && (
          <span>
            <BilingualText text={test.title} />
          </span>
        )}
        {studentId && <span className="tabular">{studentId}</span>}
      </p>
      {report.answer && (
        <p className="max-w-reading border-s-2 border-edge ps-3 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
          <span className="text-muted">{t('answered')}</span> {report.answer}
        </p>
      )}
      <details open={answer?.reportId === id && answer.refusal !== null}>
        <summary className="cursor-pointer text-sm text-primary">{t('this')}</summary>
        <div className="pt-2">
          <ActForms reports={reports} states={[state]} reportId={id} answer={answer} />
        </div>
      </details>
    </li>
  )
}
