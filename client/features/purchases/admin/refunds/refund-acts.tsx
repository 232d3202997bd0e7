import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { textOfValue } from '../../../../../domain/content/field-text.ts'
import type { OfficeRefund } from '../../../../../domain/purchases/refunds.ts'
import { rupees } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmForm } from '../../../../ui/confirm-form.tsx'
import { Field } from '../../../../ui/field.tsx'
import { HiddenFields, isSent } from '../../../../ui/hidden-fields.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'

type Props = { refund: OfficeRefund; answer: OfficeAnswer | undefined }

/** What the office can do with a refund in its state. */
export function RefundActs(props: Props) {
  const { state } = props.refund
  if (state !== 'requested' && state !== 'failed') return null
  return (
    <div className="mt-3 flex flex-wrap items-start gap-3">
      {state === 'failed' ? (
        <Retry {...props} />
      ) : (
        <>
          <Approve {...props} />
          <Part {...props} />
          <Reject {...props} />
        </>
      )}
    </div>
  )
}

function Approve({ refund: { id, amountPaise } }: Props) {
  const { t } = useTranslation('officeRefunds')
  const amount = rupees(amountPaise)
  return (
    <ConfirmForm
      fields={{ intent: 'refund-approve', id, amount: textOfValue({ type: 'rupees' }, amountPaise) }}
      button={t('approve.button', { amount })}
      title={t('approve.title', { amount })}
      text={t('approve.text')}
      keep={t('approve.keep')}
      look="primary"
    />
  )
}

function Retry({ refund: { id, amountPaise } }: Props) {
  const { t } = useTranslation('officeRefunds')
  const amount = rupees(amountPaise)
  return (
    <ConfirmForm
      fields={{ intent: 'refund-retry', id }}
      button={t('retry.button')}
      title={t('retry.title', { amount })}
      text={t('retry.text')}
      keep={t('retry.keep')}
      look="primary"
    />
  )
}

function Part({ refund: { id, amountPaise }, answer }: Props) {
  const { t } = useTranslation('officeRefunds')
  const mine = answer?.intent === 'refund-part' ? answer : undefined
  const amount = rupees(amountPaise)
  return (
    <Fold
      open={t('part.open')}
      isOpen={mine !== undefined}
      fields={{ intent: 'refund-part', id }}
      button={t('part.button')}
    >
      <Field
        label={t('part.label')}
        name="amount"
        inputMode="decimal"
        required
        autoComplete="off"
        defaultValue={mine?.values['amount']}
        hint={t('part.hint', { amount })}
        {...(mine?.fields['amountPaise'] && { error: t('part.wrong', { amount }) })}
      />
    </Fold>
  )
}

function Reject({ refund: { id, language }, answer }: Props) {
  const { t } = useTranslation('officeRefunds')
  const mine = answer?.intent === 'refund-reject' ? answer : undefined
  return (
    <Fold
      open={t('reject.open')}
      isOpen={mine !== undefined}
      fields={{ intent: 'refund-reject', id }}
      button={t('reject.button')}
    >
      <TextArea
        label={t('reject.label')}
        name="answer"
        rows={4}
        maxLength={1_000}
        required
        lang={language}
        defaultValue={mine?.values['answer']}
        hint={t('reject.hint', { language: t(`languages.${language}`) })}
        {...(mine?.fields['answer'] && { error: t('reject.missing') })}
      />
    </Fold>
  )
}

type FoldProps = {
  /** Label of the fold. */
  open: string
  isOpen: boolean
  fields: Record<string, string>
  button: string
  children: ReactNode
}

/** A form that opens first, so that one press decides nothing. */
function Fold({ open, isOpen, fields, button, children }: FoldProps) {
  const { t } = useTranslation()
  const isBusy = isSent(useNavigation().formData, fields)
  return (
    <details open={isOpen}>
      <summary className="inline-flex min-h-11 items-center rounded-md border border-edge bg-surface px-4 py-2 font-semibold text-ink">
        {open}
      </summary>
      <Form method="post" className="grid max-w-xl gap-3 py-3">
        <HiddenFields fields={fields} />
        {children}
        <Button type="submit" disabled={isBusy} className="justify-self-start">
          {isBusy ? t('waiting') : button}
        </Button>
      </Form>
    </details>
  )
}
