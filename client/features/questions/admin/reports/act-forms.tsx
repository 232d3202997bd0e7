import { Form, useNavigation } from 'react-router'
import type { QuestionReports } from '../../../../../domain/questions/reports.ts'
import {
  reportActNames,
  reportMoves,
  reportOutcomes,
  type ReportActName,
  type ReportState,
} from '../../../../../domain/questions/report-states.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import { Button } from '../../../../ui/button.tsx'
import { HiddenFields } from '../../../../ui/hidden-fields.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import type { ReportAnswer } from './report-action.ts'

/** Acts that need words. */
const withWords: ReadonlySet<ReportActName> = new Set(['accept', 'reject', 'reopen'])

type Props = {
  reports: QuestionReports
  /** States of the reports that the acts would move. */
  states: readonly ReportState[]
  /** One report; all of the question without it. */
  reportId?: string
  answer: ReportAnswer | undefined
}

/** Acts that fit reports, each with its form. Those without words are one press. */
export function ActForms({ reports, states, reportId, answer }: Props) {
  const acts = reportActNames.filter((act) => reportMoves[act].from.some((state) => states.includes(state)))
  const mine = answer && answer.reportId === (reportId ?? null) ? answer : undefined
  return (
    <div className="grid gap-2">
      <Refused answer={mine} />
      <div className="flex flex-wrap items-start gap-2">
        {acts.map((act) => (
          <ActForm key={act} act={act} reports={reports} reportId={reportId} answer={mine} />
        ))}
      </div>
    </div>
  )
}

function Refused({ answer }: { answer: ReportAnswer | undefined }) {
  const { t } = useTranslation('questionReports')
  if (!answer?.refusal || answer.refusal.fields.includes('answer')) return null
  return <Notice tone="danger">{t(`errors:${answer.refusal.code}`)}</Notice>
}

type ActProps = {
  act: ReportActName
  reports: QuestionReports
  reportId: string | undefined
  answer: ReportAnswer | undefined
}

function ActForm({ act, reports: { revision, newestAt }, reportId, answer }: ActProps) {
  const { t } = useTranslation('questionReports')
  const busy = useNavigation().formData?.get('act') === act
  const fields = { act, revision: String(revision), until: String(newestAt), ...(reportId && { reportId }) }
  if (!withWords.has(act)) {
    return (
      <Form method="post" preventScrollReset>
        <HiddenFields fields={fields} />
        <button type="submit" disabled={busy} className={compactButton}>
          {t(`acts.${act}`)}
        </button>
      </Form>
    )
  }
  const refused = answer?.act === act && answer.refusal !== null ? answer : undefined
  return (
    <details open={refused !== undefined} className="open:basis-full">
      <summary className={`${compactButton} cursor-pointer`}>{t(`acts.${act}`)}</summary>
      <Form method="post" preventScrollReset noValidate className="mt-2 grid max-w-xl gap-3">
        <HiddenFields fields={fields} />
        {act === 'accept' && <Outcomes />}
        <TextArea
          label={t(`answers.${act as 'accept'}`)}
          hint={act === 'reopen' ? undefined : t('answers.hint')}
          name="answer"
          rows={3}
          maxLength={500}
          defaultValue={refused?.answer}
          error={refused?.refusal?.fields.includes('answer') ? t('answers.missing') : undefined}
        />
        <Button type="submit" disabled={busy} className="justify-self-start">
          {t(`acts.${act}`)}
        </Button>
      </Form>
    </details>
  )
}

function Outcomes() {
  const { t } = useTranslation('questionReports')
  return (
    <fieldset>
      <legend className="font-semibold">{t('outcome')}</legend>
      {reportOutcomes.map((outcome, index) => (
        <label key={outcome} className="flex min-h-11 items-center gap-2">
          <input type="radio" name="outcome" value={outcome} defaultChecked={index === 0} className="tick size-5" />
          {t(`outcomes.${outcome}`)}
        </label>
      ))}
    </fieldset>
  )
}
