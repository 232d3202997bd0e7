import { Form, useNavigation } from 'react-router'
import type { AffairFeed } from '../../../../../domain/current-affairs/feeds.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { useCategories } from '../categories-context.ts'
import { FailedNotice } from '../failed-notice.tsx'
import type { OfficeAnswer } from '../../../../office/office-action.ts'

const valuesOf = (feed: AffairFeed | null): Record<string, string> =>
  feed
    ? {
        name: feed.name,
        url: feed.url,
        language: feed.language,
        category: feed.category,
        ...(feed.isOn && { isOn: 'on' }),
      }
    : { isOn: 'on' }

/** Form of a new or an existing source. A refused form keeps the typed text. */
export function FeedForm({ feed, answer }: { feed: AffairFeed | null; answer: OfficeAnswer | undefined }) {
  const { t } = useTranslation('affairEditor')
  const { choices } = useCategories(feed?.category)
  const busy = useNavigation().state === 'submitting'
  const own = answer?.intent === 'save-feed' && answer.id === (feed?.id ?? '') ? answer : undefined
  const values = own?.values ?? valuesOf(feed)
  const urlError = own?.fields['url'] && t(own.fields['url'] === 'taken' ? 'feeds.invalid.taken' : 'feeds.invalid.url')
  return (
    <Form method="post" noValidate className="grid gap-3 py-3" key={feed ? feed.revision : 'new'}>
      <input type="hidden" name="intent" value="save-feed" />
      <input type="hidden" name="id" value={feed?.id ?? ''} />
      <input type="hidden" name="revision" value={feed?.revision ?? ''} />
      {own && Object.keys(own.fields).length === 0 && <FailedNotice answer={own} intents={['save-feed']} />}
      <div className="grid gap-3 md:grid-cols-2">
        <Field
          label={t('feeds.name')}
          name="name"
          maxLength={80}
          defaultValue={values['name'] ?? ''}
          {...(own?.fields['name'] && { error: t('feeds.invalid.name') })}
        />
        <Field
          label={t('feeds.url')}
          name="url"
          type="url"
          inputMode="url"
          placeholder="https://"
          defaultValue={values['url'] ?? ''}
          {...(urlError && { error: urlError })}
        />
        <Select
          label={t('feeds.language')}
          name="language"
          inForm
          defaultValue={values['language'] ?? 'en'}
          options={(['en', 'hi'] as const).map((language) => [language, t(`quiz.languages.${language}`)])}
        />
        <Select
          label={t('feeds.category')}
          name="category"
          inForm
          {...(values['category'] !== undefined && { defaultValue: values['category'] })}
          options={choices.map(({ value, label }) => [value, label] as const)}
        />
      </div>
      <Checkbox name="isOn" defaultChecked={'isOn' in values}>
        {t('feeds.isOn')}
      </Checkbox>
      <Button type="submit" disabled={busy} className="justify-self-start">
        {t('feeds.save')}
      </Button>
    </Form>
  )
}
