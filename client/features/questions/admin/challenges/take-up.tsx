import { Form, useNavigation } from 'react-router'
import type { ChallengeCase } from '../../../../../domain/challenges/contract.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { HiddenFields, isSent } from '../../../../ui/hidden-fields.tsx'

/** Button that takes up the open challenges, and who took up those before. */
export function TakeUp({ found }: { found: ChallengeCase }) {
  const { t } = useTranslation('keyChallenges')
  const { dateTime } = useFormat()
  const { questionVersionId, revision, state, takenUp } = found
  const fields = { intent: 'take', versionId: questionVersionId, revision: String(revision) }
  const busy = isSent(useNavigation().formData, fields)
  return (
    <div>
      {takenUp && (
        <p className="text-sm text-muted">
          {t('takenUp', { name: takenUp.by ?? t('someone'), date: dateTime(takenUp.at) })}
        </p>
      )}
      {state === 'open' && (
        <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-3">
          <HiddenFields fields={fields} />
          <Button type="submit" look="secondary" disabled={busy}>
            {t('takeUp')}
          </Button>
          <span className="text-sm text-muted">{t('takeUpHint')}</span>
        </Form>
      )}
    </div>
  )
}
