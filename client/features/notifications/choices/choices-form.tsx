import { Form, Link, useNavigation } from 'react-router'
import {
  alwaysTopics,
  chosenTopics,
  mailChoices,
  type Choice,
  type ChosenTopic,
} from '../../../../domain/notifications/topics.ts'
import { accountPaths } from '../../../../domain/account-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { isSent } from '../../../ui/hidden-fields.tsx'
import { Select } from '../../../ui/select.tsx'
import type { ChoicesAnswer, ChoicesData } from './choices-data.ts'
import { Outcome } from './outcome.tsx'
import { bellField, mailField, topicField } from './fields.ts'

type Props = Pick<ChoicesData, 'choices' | 'paused'> & { answer: ChoicesAnswer | undefined }

/** Bell and mails of every topic, saved with one button. */
export function ChoicesForm({ choices, paused, answer }: Props) {
  const { t } = useTranslation('notifications')
  const busy = isSent(useNavigation().formData, { intent: 'choices' })
  return (
    <Form method="post" action={paths.notificationChoices()} preventScrollReset className="grid gap-4">
      <input type="hidden" name="intent" value="choices" />
      {answer?.intent === 'choices' && <Outcome answer={answer} />}
      <div className="card divide-y divide-hairline">
        {chosenTopics.map((topic) => (
          <TopicRow key={topic} topic={topic} choice={choices[topic]} isPaused={paused.includes(topic)} />
        ))}
        {alwaysTopics.map((topic) => (
          <div key={topic} className="p-4">
            <h2 className="text-lg">{t(`topic.${topic}`)}</h2>
            <p className="text-muted">{t(`choices.example.${topic}`)}</p>
            <p>{t(`choices.always.${topic}`)}</p>
          </div>
        ))}
      </div>
      <p className="text-muted">{t('choices.hours')}</p>
      <p className="text-muted">
        {t('choices.exams')}{' '}
        <Link to={accountPaths.profileExams()} className="link">
          {t('choices.toExams')}
        </Link>
      </p>
      <Button type="submit" disabled={busy} className="justify-self-start">
        {busy ? t('common:waiting') : t('choices.save')}
      </Button>
    </Form>
  )
}

function TopicRow({ topic, choice, isPaused }: { topic: ChosenTopic; choice: Choice; isPaused: boolean }) {
  const { t } = useTranslation('notifications')
  const name = t(`topic.${topic}`)
  return (
    <div className="grid gap-2 p-4">
      <input type="hidden" name={topicField} value={topic} />
      <div>
        <h2 className="text-lg">{name}</h2>
        <p className="text-muted">{t(`choices.example.${topic}`)}</p>
        {isPaused && <p className="font-semibold">{t('choices.paused')}</p>}
      </div>
      <div className="grid grid-cols-2 items-end gap-4">
        <Checkbox
          name={bellField(topic)}
          defaultChecked={choice.bell}
          aria-label={t('choices.bellOf', { topic: name })}
        >
          {t('choices.bell')}
        </Checkbox>
        <Select
          label={t('choices.mail')}
          aria-label={t('choices.mailOf', { topic: name })}
          name={mailField(topic)}
          defaultValue={choice.mail}
          options={mailChoices.map((mail) => [mail, t(`choices.${mail}`)] as const)}
        />
      </div>
    </div>
  )
}
