import type { ComponentProps } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { askForCode, type CodeStep } from './code-step.ts'

/** Also the attributes of the field; all primitive, because the lazy part is memoised. */
type Props = Omit<ComponentProps<typeof Field>, 'label' | 'step'> & { step: CodeStep; email: string }

/** Field for a mailed code, with the state of the mail. Known and unknown addresses look alike. */
export function CodePart({ step, email, ...field }: Props) {
  const { t } = useTranslation('checks')
  return (
    <>
      {(step === 'sent' || step === 'many') && (
        <Notice tone={step === 'sent' ? 'info' : 'warning'}>
          <p className="[overflow-wrap:anywhere]">{t(`code.${step}`, { email })}</p>
        </Notice>
      )}
      <Field
        label={t('code.label')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
        hint={t('code.hint')}
        {...field}
      />
    </>
  )
}

/** Button that mails a code, offered while too many wrong passwords hold the account. */
export function AskForCode({ step, busy }: { step: CodeStep; busy: boolean }) {
  const { t } = useTranslation('checks')
  return (
    <div className="grid gap-3">
      {step === 'offered' && <p>{t('code.offer')}</p>}
      <Button type="submit" look="secondary" name="intent" value={askForCode} disabled={busy} className="w-full">
        {t(step === 'offered' ? 'code.ask' : 'code.again')}
      </Button>
    </div>
  )
}
