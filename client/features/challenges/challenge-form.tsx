import './challenge-form.css'
import { Form, useNavigation } from 'react-router'
import type { OwnChallenge } from '../../../domain/challenges/contract.ts'
import { challengeLimits, claims } from '../../../domain/challenges/states.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { ChallengeAnswer } from './challenge-action.ts'
import { KeyFields } from './key-fields.tsx'
import type { AskedQuestion } from './load-challenges.ts'
import { PictureField } from './picture-field.tsx'

type Props = {
  action: string
  question: AskedQuestion['question']
  /** The one that is open; undefined for a new one. */
  challenge: OwnChallenge | undefined
  answer: ChallengeAnswer | undefined
}

/** Form that sends a challenge of a key, or changes the open one. */
export function ChallengeForm({ action, question, challenge, answer }: Props) {
  const { t } = useTranslation('challenges')
  const busy = useNavigation().formData?.get('intent') === 'send'
  const refused = answer?.intent === 'send' && answer.refusal ? answer : undefined
  const faults = refused?.refusal?.fields ?? []
  const errorOf = (field: 'reason' | 'source' | 'picture' | 'key') =>
    faults.includes(field) ? { error: t(`faults.${field}`) } : {}
  const { reason, source } = refused?.values ?? challenge ?? { reason: '', source: '' }
  const chosen = challenge?.proposal.claim ?? 'other'
  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      preventScrollReset
      noValidate
      className="challenge grid grid-cols-1 gap-4"
    >
      <HiddenFields fields={{ intent: 'send', kind: question.kind }} />
      <fieldset>
        <legend className="font-semibold">{t('claim')}</legend>
        {claims.map((claim) => (
          <label key={claim} className="flex min-h-11 items-center gap-2">
            <input type="radio" name="claim" value={claim} defaultChecked={claim === chosen} className="tick size-5" />
            {t(`claims.${claim}`)}
          </label>
        ))}
      </fieldset>
      <div className="challenge-key">
        <KeyFields question={question} proposal={challenge?.proposal} {...errorOf('key')} />
      </div>
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        name="reason"
        rows={5}
        maxLength={challengeLimits.reason.max}
        defaultValue={reason}
        {...errorOf('reason')}
      />
      <Field
        label={t('source')}
        hint={t('sourceHint')}
        name="source"
        maxLength={challengeLimits.source}
        defaultValue={source}
        {...errorOf('source')}
      />
      <PictureField {...errorOf('picture')} />
      <Button type="submit" disabled={busy} className="justify-self-start">
        {busy ? t('common:waiting') : t(challenge ? 'change' : 'send')}
      </Button>
    </Form>
  )
}
