import { Form, Link, useNavigation } from 'react-router'
import { officePaths } from '../../../../../domain/office-paths.ts'
import type { ShownVersion } from '../../../../../domain/results/statistics/contract.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { HiddenFields, isSent } from '../../../../ui/hidden-fields.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { confirmIntent } from './statistics-action.ts'

type Props = { questionId: string; version: ShownVersion; answer: OfficeAnswer | undefined }

/** Flags of a version with what each means, and the acts on a suspect key. */
export function FlagList({ questionId, version, answer }: Props) {
  const { t } = useTranslation('questionStatistics')
  const { date } = useFormat()
  const { flags, confirmed, keyVersion, currentKey } = version
  const isSuspect = flags.includes('key_suspect') && keyVersion === currentKey
  return (
    <div className="grid gap-3">
      {flags.length === 0 && <p className="text-muted">{t('flags.none')}</p>}
      {flags.length > 0 && (
        <ul className="grid gap-2">
          {flags.map((flag) => (
            <li key={flag} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <Badge tone={flag === 'key_suspect' ? 'danger' : 'warning'}>{t(`flags.${flag}`)}</Badge>
              <span className="max-w-reading">{t(`flags.${flag}_text`)}</span>
            </li>
          ))}
        </ul>
      )}
      {confirmed && (
        <p className="max-w-reading text-muted">
          {t('confirm.done', { date: date(confirmed.at), reason: confirmed.reason })}
        </p>
      )}
      {isSuspect && (
        <>
          <p>
            <Link to={officePaths.adminQuestion(questionId)} className="link">
              {t('confirm.fix')}
            </Link>
          </p>
          <ConfirmKey version={version} answer={answer} />
        </>
      )}
    </div>
  )
}

function ConfirmKey({ version: { questionVersionId, keyVersion }, answer }: Omit<Props, 'questionId'>) {
  const { t } = useTranslation('questionStatistics')
  const fields = { intent: confirmIntent, id: questionVersionId, key: String(keyVersion) }
  const isBusy = isSent(useNavigation().formData, fields)
  const own = answer?.id === questionVersionId ? answer : undefined
  const isConflict = own?.code === 'questions.key_conflict'
  return (
    <details open={own !== undefined} className="max-w-xl">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary">
        {t('confirm.open')}
      </summary>
      <Form method="post" preventScrollReset className="mt-2 grid gap-3">
        <HiddenFields fields={fields} />
        {isConflict && <Notice tone="danger">{t('confirm.gone')}</Notice>}
        <TextArea
          label={t('confirm.reason')}
          name="reason"
          rows={3}
          required
          minLength={3}
          maxLength={500}
          defaultValue={own?.values['reason']}
          {...(own && !isConflict && { error: t('confirm.refused') })}
        />
        <Button type="submit" look="secondary" disabled={isBusy} className="justify-self-start">
          {t('confirm.send')}
        </Button>
      </Form>
    </details>
  )
}
