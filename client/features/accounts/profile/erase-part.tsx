import { erasureWord } from '../../../../domain/accounts/data-rights.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordField } from '../password-field.tsx'
import { AnswerNotice } from './answer-notice.tsx'
import { More, Part } from './section.tsx'
import { sectionAddress } from './sections.ts'
import { useForm } from './use-form.ts'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'

type Props = { hasPassword: boolean; openTests: boolean }

/** The end of the account: what goes, what stays, and what proves that it is meant. */
export function ErasePart(props: Props) {
  const { t } = useTranslation('rights')
  const { toldHere } = useForm('erase')
  return (
    <Part title={t('erase.title')}>
      <p>{t('erase.intro')}</p>
      <More summary={t('erase.open')} open={toldHere}>
        <div className="grid gap-4">
          <What />
          <EraseForm {...props} />
        </div>
      </More>
    </Part>
  )
}

const goes = ['goesNow', 'goesSoon', 'goesAccess'] as const
const stays = ['staysScore', 'staysOrders', 'staysMark'] as const

function What() {
  const { t } = useTranslation('rights')
  const list = 'mt-1 grid list-disc gap-1 pl-5 marker:text-primary'
  return (
    <>
      <div>
        <h4 className="font-semibold">{t('erase.goes')}</h4>
        <ul className={list}>
          {goes.map((key) => (
            <li key={key}>{t(`erase.${key}`)}</li>
          ))}
        </ul>
      </div>
      <div>
        <h4 className="font-semibold">{t('erase.stays')}</h4>
        <ul className={list}>
          {stays.map((key) => (
            <li key={key}>{t(`erase.${key}`)}</li>
          ))}
        </ul>
      </div>
      <p>{t('erase.later')}</p>
    </>
  )
}

function EraseForm({ hasPassword, openTests }: Props) {
  const { t } = useTranslation('rights')
  const { language } = useLanguage()
  const { busy, refusal, refused, entered } = useForm('erase')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusal])
  return (
    <Form ref={form} method="post" action={sectionAddress('data')} preventScrollReset noValidate className="grid gap-4">
      <input type="hidden" name="intent" value="erase" />
      <AnswerNotice intent="erase" beside={['confirm', 'password']} />
      {hasPassword ? (
        <PasswordField
          choosing={false}
          label={t('erase.password')}
          error={refused('password') ? t('profile:fields.password') : undefined}
        />
      ) : (
        <p className="text-muted">{t('erase.noPassword')}</p>
      )}
      <Field
        name="confirm"
        label={t('erase.word', { word: erasureWord[language] })}
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        defaultValue={entered('confirm', '')}
        error={refused('confirm') ? t('profile:fields.confirm') : undefined}
      />
      {(openTests || refusal?.code === 'accounts.tests_open') && (
        <Checkbox name="giveUpTests">{t('erase.giveUp')}</Checkbox>
      )}
      <Button type="submit" look="danger" disabled={busy} className="justify-self-start">
        {busy ? t('common:waiting') : t('erase.submit')}
      </Button>
    </Form>
  )
}
