import { Form, useRevalidator, useSubmit } from 'react-router'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { toast } from '../../../../ui/toasts/toast.ts'
import { useAuth } from '../../auth-context.ts'
import { PasswordField } from '../../password-field.tsx'
import { PopupStatus } from '../../social/popup-status.tsx'
import { usePopupAction } from '../../social/use-popup-action.ts'
import { AnswerNotice } from '../answer-notice.tsx'
import { Disclosure } from '../section.tsx'
import { sectionAddress } from '../sections.ts'
import { useAnswer, useProfileForm } from '../use-profile-form.ts'

type Props = { name: string; hasPassword: boolean }

/**
 * Links the provider through a popup. Without script it takes two steps, because the content security policy lets forms
 * post to this site only: the form answers with a link.
 */
export function LinkProvider({ name, hasPassword }: Props) {
  const { t } = useTranslation('profile')
  const answer = useAnswer('link')
  if (!hasPassword) return <LinkForm name={name} submit={t('methods.link', { name })} hasPassword={false} />
  return (
    <Disclosure summary={t('methods.link', { name })} open={answer !== undefined}>
      <LinkForm name={name} submit={t('methods.goOn', { name })} hasPassword />
    </Disclosure>
  )
}

function LinkForm({ name, submit, hasPassword }: Props & { submit: string }) {
  const { t } = useTranslation('profile')
  const { linkProvider } = useAuth()
  const { revalidate } = useRevalidator()
  const post = useSubmit()
  const { ref, answer, refused, field, whole } = useProfileForm('link')
  const { state, start, cancel } = usePopupAction(() => {
    toast({ title: t('methods.linked', { name }), tone: 'success' })
    void revalidate()
  })
  const isWrong = state.name === 'problem' ? state.problem === 'accounts.wrong_password' : refused('password')
  const busy = state.name === 'waiting' || state.name === 'done'
  return (
    <Form
      ref={ref}
      method="post"
      action={sectionAddress('security')}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const password = String(new FormData(event.currentTarget).get('password') ?? '')
        void start((signal) => linkProvider(signal, password))
      }}
    >
      <input type="hidden" name="intent" value="link" />
      <AnswerNotice intent="link" refusal={whole} />
      {answer?.url && <OneMore url={answer.url} name={name} />}
      {hasPassword && (
        <PasswordField
          choosing={false}
          label={t('email.password')}
          {...field('password', t('fields.password'))}
          {...(isWrong && { error: t('fields.password') })}
        />
      )}
      <Button type="submit" look="secondary" className="justify-self-start" disabled={busy}>
        {busy ? t('common:waiting') : submit}
      </Button>
      {!isWrong && (
        <PopupStatus
          state={state}
          name={name}
          onCancel={cancel}
          inThisWindow={
            <Button look="secondary" onClick={() => void post(ref.current, { preventScrollReset: true })}>
              {t('accounts:social.inThisWindow')}
            </Button>
          }
        />
      )}
    </Form>
  )
}

function OneMore({ url, name }: { url: string; name: string }) {
  const { t } = useTranslation('profile')
  return (
    <Notice
      actions={
        <a href={url} className="link inline-flex min-h-11 items-center font-semibold">
          {t('methods.goOn', { name })}
        </a>
      }
    >
      {t('methods.oneMore', { name })}
    </Notice>
  )
}
