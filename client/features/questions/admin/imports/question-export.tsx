import { Form } from 'react-router'
import { exchangeFormats } from '../../../../../domain/questions/exchange/contract.ts'
import type { QuestionExport as Made } from '../../../../../domain/questions/exports/contract.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useProgress } from '../../../../office/use-progress.ts'
import { Button } from '../../../../ui/button.tsx'
import { HiddenFields } from '../../../../ui/hidden-fields.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { exportIntent } from './export-action.ts'

/** Export of the questions that the list shows, in the formats of imports. `query`: filters of the list. */
export function QuestionExport({ query }: { query: Record<string, string> }) {
  const { t } = useTranslation('questionImports')
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 items-center font-semibold text-primary">{t('export.label')}</summary>
      <Form method="post" action={officePaths.adminQuestionBank()} className="flex flex-wrap items-end gap-3">
        <HiddenFields fields={{ intent: exportIntent, filter: JSON.stringify(query) }} />
        <label className="grid text-sm">
          {t('export.hint')}
          <select name="format" className="field mt-1">
            {exchangeFormats.map((format) => (
              <option key={format} value={format}>
                {t(`formats.${format}`)}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" look="secondary">
          {t('export.start')}
        </Button>
      </Form>
    </details>
  )
}

/** Progress and file of an export, whose id is in the address. */
export function ExportNotice({ made }: { made: Made }) {
  const { t } = useTranslation('questionImports')
  const { id, state, output } = made
  const isOpen = state === 'waiting' || state === 'running'
  useProgress(isOpen)
  if (isOpen) return <Notice>{t('export.making')}</Notice>
  if (state === 'failed' || !output) return <Notice tone="danger">{t('export.failed')}</Notice>
  return (
    <Notice
      tone="success"
      actions={
        <a href={`/api/admin/question-exports/${id}/file`} download className="link inline-flex min-h-10 items-center">
          {t('export.download')}
        </a>
      }
    >
      {t('export.ready', { count: output.questions })}{' '}
      {output.leftOut.length > 0 && t('export.leftOut', { codes: output.leftOut.join(', ') })}
    </Notice>
  )
}
