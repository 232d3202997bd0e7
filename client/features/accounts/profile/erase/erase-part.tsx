import { erasureWord } from '../../../../../domain/accounts/data-rights.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { PasswordField } from '../../password-field.tsx'
import { ProfileForm } from '../profile-form.tsx'
import { Disclosure, Part } from '../section.tsx'
import { useProfileForm } from '../use-profile-form.ts'

type Props = { hasPassword: boolean; openTests: boolean }

/** Deletion of the account: consequences, and the form that proves intent. */
export function ErasePart({ hasPassword, openTests }: Props) {
  const { t } = useTranslation('rights')
  const { language } = useLanguage()
  const form = useProfileForm('erase')
  return (
    <Part title={t('erase.title')}>
      <p>{t('erase.intro')}</p>
      <Disclosure summary={t('erase.open')} open={form.shownAtForm}>
        <div className="grid gap-4">
          <Consequences />
          <ProfileForm form={form} section="data" submit={t('erase.submit')} look="danger">
            {hasPassword ? (
              <PasswordField
                choosing={false}
                label={t('erase.password')}
                {...form.field('password', t('profile:fields.password'))}
              />
            ) : (
              <p className="text-muted">{t('erase.noPassword')}</p>
            )}
            <Field
              label={t('erase.word', { word: erasureWord[language] })}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              {...form.field('confirm', t('profile:fields.confirm'))}
            />
            {(openTests || form.refusal?.code === 'accounts.tests_open') && (
              <Checkbox name="giveUpTests">{t('erase.giveUp')}</Checkbox>
            )}
          </ProfileForm>
        </div>
      </Disclosure>
    </Part>
  )
}

const goes = ['goesNow', 'goesSoon', 'goesAccess'] as const
const stays = ['staysScore', 'staysOrders', 'staysMark'] as const

function Consequences() {
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
