import { Form, useNavigation } from 'react-router'
import type { Bilingual } from '../../../../domain/questions/contract.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

/** Form that creates the draft of a series; all of it may be left blank and written in the editor. */
export function NewSeriesForm({ exams }: { exams: { id: string; title: Bilingual }[] }) {
  const { t } = useTranslation('seriesEditor')
  const { pick } = useBilingual()
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="grid gap-4 py-2 sm:grid-cols-2">
      <Field label={t('start.titleEn')} name="title.en" lang="en" maxLength={300} autoComplete="off" />
      <Field label={t('start.titleHi')} name="title.hi" lang="hi" maxLength={300} autoComplete="off" />
      <div className="sm:col-span-2">
        <Select
          inForm
          label={t('start.exam')}
          name="exam"
          none={t('start.later')}
          options={exams.map(({ id, title }) => [id, pick(title)] as const)}
        />
      </div>
      <p className="text-sm text-muted sm:col-span-2">{t('start.note')}</p>
      <Button type="submit" disabled={busy} className="justify-self-start">
        {t('start.run')}
      </Button>
    </Form>
  )
}
