import { Form, useNavigation } from 'react-router'
import { decisionsOnWords } from '../../../../../domain/challenges/states.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { HiddenFields } from '../../../../ui/hidden-fields.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import type { CaseAnswer } from './case-action.ts'
import type { CaseData } from './load-case.ts'

type Props = { data: CaseData; answer: CaseAnswer | undefined }

/** Form that publishes a ruling: with the finished trial of a key, or on words alone. */
export function RulingForm({ data: { found, version, work }, answer }: Props) {
  const { t } = useTranslation('keyChallenges')
  const busy = useNavigation().formData?.get('intent') === 'rule'
  const { questionVersionId, revision, challengedKey } = found
  const trial = work?.mode === 'trial' && work.state === 'done' ? work : null
  const current = version.keys.find(({ state }) => state === 'current')?.version ?? 1
  const isCorrected = challengedKey !== null && challengedKey < current
  const refused = answer?.intent === 'rule' && answer.refusal ? answer : undefined
  const error = refused?.refusal?.fields.includes('reason') ? t('reasonMissing') : undefined
  const choices = isCorrected ? (['corrected', ...decisionsOnWords] as const) : decisionsOnWords
  const chosen = refused?.ruling ?? choices[0]
  const fields = { intent: 'rule', versionId: questionVersionId, revision: String(revision) }
  const valueOf = (language: 'en' | 'hi') => refused?.values[language] ?? trial?.reason[language] ?? ''
  return (
    <Form method="post" preventScrollReset noValidate className="grid gap-4">
      <HiddenFields fields={trial ? { ...fields, ruling: 'apply', taskId: trial.taskId } : fields} />
      {trial ? (
        <p>{t('applyHint')}</p>
      ) : (
        <fieldset>
          <legend className="font-semibold">{t('rule')}</legend>
          {choices.map((each) => (
            <label key={each} className="flex min-h-11 items-center gap-2">
              <input type="radio" name="ruling" value={each} defaultChecked={each === chosen} className="tick size-5" />
              {t(`rulings.${each}`)}
            </label>
          ))}
        </fieldset>
      )}
      <div className="grid gap-3 lg:grid-cols-2">
        {(['en', 'hi'] as const).map((language) => (
          <TextArea
            key={`${language} ${trial?.taskId}`}
            label={t(language === 'en' ? 'reasonEn' : 'reasonHi')}
            name={`reason.${language}`}
            lang={language}
            rows={4}
            maxLength={1000}
            defaultValue={valueOf(language)}
            {...(error !== undefined && valueOf(language).trim().length < 10 && { error })}
          />
        ))}
      </div>
      <Button type="submit" disabled={busy} className="justify-self-start">
        {t(trial ? 'apply' : 'publish')}
      </Button>
    </Form>
  )
}
