import { Form, Link, useNavigation } from 'react-router'
import type { ListedDifference } from '../../../../../domain/purchases/differences.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { rupees } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useWhen } from '../../../../office/list/changed.tsx'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { BilingualText } from '../../../../ui/bilingual-text.tsx'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { HiddenFields } from '../../../../ui/hidden-fields.tsx'
import { Notice } from '../../../../ui/notice.tsx'

type Props = {
  difference: ListedDifference
  now: number
  /** Address of the list with this difference opened. */
  open: string
  /** Address of the list without one. */
  close: string
  isOpened: boolean
  answer: OfficeAnswer | undefined
}

/** A difference: what disagrees, about which order, and the act that settles it. */
export function DifferenceLine({ difference, now, open, close, isOpened, answer }: Props) {
  const { t } = useTranslation('reconciliation')
  const when = useWhen()
  const { kind, subject, order, paise, foundAt, settled } = difference
  const facts = [
    paise !== null && `₹${rupees(paise)}`,
    subject,
    t('found', { when: when(foundAt, now) }),
    settled && t('settled', { how: t(`ends.${settled.how}`), when: when(settled.at, now) }),
  ]
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
        <div className="min-w-0 grow basis-72">
          <p className="font-semibold">{t(`kinds.${kind}`)}</p>
          {order && (
            <Link to={officePaths.adminOrder(order.id)} className="link">
              <BilingualText text={order.title} />
            </Link>
          )}
          <p className="tabular text-sm [overflow-wrap:anywhere] text-muted">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        {settled === null && !isOpened && (
          <LinkButton
            look="secondary"
            to={open}
            preventScrollReset
            aria-label={t('openFor', { kind: t(`kinds.${kind}`) })}
          >
            {t('open')}
          </LinkButton>
        )}
      </div>
      {isOpened && settled === null && <SettleForm {...{ difference, close, answer }} />}
    </li>
  )
}

function SettleForm({ difference: { id, act }, close, answer }: Pick<Props, 'difference' | 'close' | 'answer'>) {
  const { t } = useTranslation('reconciliation')
  const busy = useNavigation().formData?.get('id') === id
  const acts = act === 'settle' ? (['settle'] as const) : ([act, 'settle'] as const)
  const chosen = answer?.values['act'] ?? act
  return (
    <Form method="post" noValidate className="mt-3 grid max-w-xl gap-4 rounded-md border border-primary bg-surface p-4">
      <HiddenFields fields={{ intent: 'difference-settle', id }} />
      {answer && <Refused answer={answer} />}
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-semibold">{t('choose')}</legend>
        {acts.map((each) => (
          <label key={each} className="flex items-start gap-3">
            <input type="radio" name="act" value={each} defaultChecked={each === chosen} className="mt-1 size-5" />
            <span>
              {t(`acts.${each}`)}
              <span className="block text-sm text-muted">{t(`effects.${each}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Field
        label={t('reason')}
        name="reason"
        maxLength={500}
        required
        autoComplete="off"
        defaultValue={answer?.values['reason']}
        hint={t('reasonHint')}
        {...(answer?.fields['reason'] && { error: t('reasonMissing') })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={busy}>
          {busy ? t('common:waiting') : t('do')}
        </Button>
        <LinkButton look="quiet" to={close} preventScrollReset>
          {t('officeOrders:form.cancel')}
        </LinkButton>
      </div>
    </Form>
  )
}

/** Refusal as a whole; that of a field is shown at the field. */
export function Refused({ answer: { code, reason, fields } }: { answer: OfficeAnswer }) {
  const { t } = useTranslation('reconciliation')
  if (code === null || Object.keys(fields).length > 0) return null
  const isKnown = code === 'purchases.not_possible' && reason
  return <Notice tone="danger">{isKnown ? t(`refused.${reason as 'settled'}`) : t(`errors:${code}`)}</Notice>
}
