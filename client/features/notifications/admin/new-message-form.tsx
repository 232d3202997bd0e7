import { Form, useNavigation } from 'react-router'
import type { StudentFilter } from '../../../../domain/accounts/student-list.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { useAudienceText } from './use-audience-text.ts'

type Props = {
  /** Filter with which the screen was opened; null without a usable one. */
  given: StudentFilter | null
  views: readonly { id: string; name: string; query: string }[]
  hasUnusable: boolean
}

/** Begins a message, perhaps to the students of a filter. */
export function NewMessageForm({ given, views, hasUnusable }: Props) {
  const { t } = useTranslation('broadcasts')
  const audienceText = useAudienceText()
  const busy = useNavigation().state === 'submitting'
  const current = given && Object.keys(given).length > 0 ? given : null
  const options: [string, string][] = [
    ['', t('start.all')],
    ...(current
      ? [
          [
            new URLSearchParams(current as Record<string, string>).toString(),
            audienceText({ audience: { to: 'students', filter: current }, titles: [] }),
          ] as [string, string],
        ]
      : []),
    ...views.map(({ name, query }): [string, string] => [query, t('start.view', { name })]),
  ]
  return (
    <Form method="post" className="grid max-w-reading gap-4">
      <p className="text-muted">{t('start.text')}</p>
      <Select
        inForm
        name="filter"
        label={t('start.audience')}
        options={options}
        defaultValue={current ? (options[1]?.[0] ?? '') : ''}
      />
      {hasUnusable && <p className="text-sm text-muted">{t('start.unusable')}</p>}
      <Button type="submit" disabled={busy} className="justify-self-start">
        {busy ? t('common:waiting') : t('start.run')}
      </Button>
    </Form>
  )
}
