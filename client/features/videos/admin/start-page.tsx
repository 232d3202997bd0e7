import { Form, useNavigation } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { StartAnswer } from './start-action.ts'

/** Start of a video from a YouTube address or for an own file. Works without script. */
export function NewVideoPage({ answer }: { answer: StartAnswer | undefined }) {
  const { t } = useTranslation('videoEditor')
  const busy = useNavigation().state !== 'idle'
  return (
    <div className="grid gap-8">
      {answer?.refusal && <Notice tone="danger">{t(`errors:${answer.refusal.code}`)}</Notice>}
      <Form method="post" noValidate className="grid gap-3">
        <Field
          label={t('start.youtube')}
          name="address"
          defaultValue={answer?.address}
          hint={t('start.youtubeHint')}
          autoComplete="off"
          spellCheck={false}
          {...(answer?.isBadAddress && { error: t('start.badAddress') })}
        />
        <Button type="submit" name="from" value="youtube" disabled={busy} className="justify-self-start">
          {t('start.youtubeCreate')}
        </Button>
      </Form>
      <Form method="post" className="grid gap-3 border-t border-hairline pt-6">
        <h2 className="text-lg">{t('start.or')}</h2>
        <p className="text-muted">{t('start.fileHint')}</p>
        <Button type="submit" name="from" value="file" look="secondary" disabled={busy} className="justify-self-start">
          {t('start.fileCreate')}
        </Button>
      </Form>
    </div>
  )
}
