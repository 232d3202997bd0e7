import { Form, Link, useNavigation } from 'react-router'
import { revisionLimits } from '../../../../domain/revision/cards.ts'
import type { DeckSettings } from '../../../../domain/revision/contract.ts'
import { learningPaths } from '../../../../domain/learning-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import type { ExamSuggestion, RevisionOverview } from '../../../../domain/revision/queue.ts'
import { useForm } from '../../../forms/use-form.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { isSent } from '../../../ui/hidden-fields.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { IntentForm } from './intent-form.tsx'
import type { RevisionAnswer, RevisionData } from './revision-data.ts'
import { useDay } from './use-day.ts'

const { leastCap, mostCap } = revisionLimits

type Props = Pick<RevisionData, 'constraints'> & { overview: RevisionOverview; answer: RevisionAnswer | undefined }

/** Exam date, daily cap and certainty. */
export function SettingsPart({ overview: { settings, exam, suggestions, today }, constraints, answer }: Props) {
  const { t } = useTranslation('revision')
  const isBusy = isSent(useNavigation().formData, { intent: 'settings' })
  const { ref, whole, field } = useForm({
    answer: answer?.form ?? undefined,
    constraints,
    kept: { examDate: exam.state === 'ahead' ? exam.date : '', dailyCap: String(settings.dailyCap) },
  })
  return (
    <section id="settings" aria-labelledby="settings-title" className="card grid gap-4 p-4 sm:p-6">
      <h2 id="settings-title" className="text-lg">
        {t('settings.title')}
      </h2>
      <Suggestions suggestions={suggestions} settings={settings} />
      <Form
        ref={ref}
        method="post"
        action={`${learningPaths.revision()}#settings`}
        preventScrollReset
        className="grid gap-4"
      >
        <input type="hidden" name="intent" value="settings" />
        {whole && <Notice tone="danger">{t('failed')}</Notice>}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            label={t('settings.examDate')}
            type="date"
            min={today}
            hint={t('settings.examHint')}
            {...field('examDate', t('settings.examPast'))}
          />
          <Field
            label={t('settings.cap')}
            type="number"
            inputMode="numeric"
            min={leastCap}
            max={mostCap}
            hint={t('settings.capHint', { least: leastCap, most: mostCap })}
            {...field('dailyCap', t('settings.capWrong', { least: leastCap, most: mostCap }))}
          />
        </div>
        <Checkbox name="certainty" defaultChecked={settings.certainty} hint={t('settings.certaintyHint')}>
          {t('settings.certainty')}
        </Checkbox>
        <Button type="submit" look="secondary" disabled={isBusy} className="justify-self-start">
          {isBusy ? t('common:waiting') : t('settings.save')}
        </Button>
      </Form>
    </section>
  )
}

/** Announced dates of the student's exams, each taken by one press. */
function Suggestions({ suggestions, settings }: { suggestions: ExamSuggestion[]; settings: DeckSettings }) {
  const { t } = useTranslation('revision')
  const { pick } = useBilingual()
  const day = useDay()
  if (suggestions.length === 0) return null
  return (
    <div className="grid gap-2">
      <p>{t('settings.suggested')}</p>
      <ul className="grid gap-2">
        {suggestions.map(({ jobId, title, date, isTentative, isSample }) => (
          <li key={`${jobId} ${date}`} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="grow basis-60">
              <Link to={paths.job(jobId)} className="link">
                {pick(title)}
              </Link>
              {', '}
              {t(isTentative ? 'settings.likely' : 'settings.on', { date: day(date) })}{' '}
              {isSample && <Badge>{t('settings.sample')}</Badge>}
            </span>
            <IntentForm
              fields={{
                intent: 'settings',
                examDate: date,
                dailyCap: String(settings.dailyCap),
                ...(settings.certainty && { certainty: 'on' }),
              }}
              label={t('settings.useOf', { date: day(date), title: pick(title) })}
            >
              {t('settings.use')}
            </IntentForm>
          </li>
        ))}
      </ul>
    </div>
  )
}
