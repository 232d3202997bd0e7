import type { MergePreview } from '../../../../domain/purchases/grants.ts'
import { soldKinds } from '../../../../domain/purchases/offers.ts'
import { Form } from 'react-router'
import { rupees } from '../../../i18n/format.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { OfficeAnswer } from '../../../office/office-action.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ActForm } from './act-form.tsx'
import type { StudentData } from './load-student.ts'
import { useActAddress } from './use-act-address.ts'

type Parts = { data: StudentData; answer: OfficeAnswer | undefined }
type Props = Parts & { act: 'grant' | 'merge' | 'revoke' | 'undo_merge' }

/** Form of an act on access or purchases. */
export function PurchaseForm({ act, data, answer }: Props) {
  const form = { act, student: data.page.student, attempt: null, answer }
  switch (act) {
    case 'grant':
      return (
        <ActForm {...form}>
          <GrantFields data={data} answer={answer} />
        </ActForm>
      )
    case 'revoke':
      return <ActForm {...form} hidden={{ right: data.rightId }} />
    case 'undo_merge':
      return <ActForm {...form} hidden={{ merge: data.mergeId }} />
    case 'merge':
      return <MergeForm data={data} answer={answer} />
  }
}

function GrantFields({ data: { grantable }, answer }: Parts) {
  const { t } = useTranslation('studentPage')
  const { pick } = useBilingual()
  const byKind = soldKinds.map((kind) => [kind, grantable.filter((item) => item.kind === kind)] as const)
  return (
    <>
      <label className="grid gap-1">
        <span className="font-semibold">{t('purchases.item')}</span>
        <select name="item" required defaultValue={answer?.values['item']} className="field">
          {byKind.map(
            ([kind, items]) =>
              items.length > 0 && (
                <optgroup key={kind} label={t(`orders:kinds.${kind}`)}>
                  {items.map(({ itemId, title }) => (
                    <option key={itemId} value={`${kind} ${itemId}`}>
                      {pick(title)}
                    </option>
                  ))}
                </optgroup>
              ),
          )}
        </select>
      </label>
      <Field
        type="number"
        inputMode="numeric"
        label={t('purchases.days')}
        hint={t('purchases.daysHint')}
        name="days"
        min={1}
        max={3_650}
        defaultValue={answer?.values['days'] ?? '30'}
        {...(answer?.fields['days'] && { error: t('purchases.daysWrong') })}
      />
    </>
  )
}

/** Asks which account is the doubled one, shows what would move, and then moves it. */
function MergeForm({ data, answer }: Parts) {
  const { t } = useTranslation('studentPage')
  const { dryRun, other, page } = data
  const preview = dryRun && 'preview' in dryRun ? dryRun.preview : null
  return (
    <div className="grid gap-4">
      <Form method="get" preventScrollReset className="grid max-w-xl gap-3">
        <HiddenFields fields={{ act: 'merge' }} />
        <Field label={t('purchases.other')} name="other" defaultValue={other} autoComplete="off" spellCheck={false} />
        <Button type="submit" look="secondary" className="justify-self-start">
          {t('purchases.look')}
        </Button>
      </Form>
      {dryRun && 'refusal' in dryRun && <Notice tone="danger">{t(`purchases.${dryRun.refusal}`)}</Notice>}
      {preview && <Moves preview={preview} />}
      {preview && preview.orders.length + preview.rights.length > 0 && (
        <ActForm
          act="merge"
          student={page.student}
          attempt={null}
          answer={answer}
          hidden={{
            from: preview.from.uid,
            orders: String(preview.orders.length),
            rights: String(preview.rights.length),
          }}
        />
      )}
      <Merges data={data} />
    </div>
  )
}

const nameOf = ({ name, maskedEmail, studentId }: MergePreview['from']): string =>
  [name, maskedEmail, studentId].filter(Boolean).join(' · ')

/** Dry run: both accounts, and what would move. */
function Moves({ preview: { from, to, orders, rights } }: { preview: MergePreview }) {
  const { t } = useTranslation('studentPage')
  const { date } = useFormat()
  return (
    <div className="grid gap-2">
      <dl className="grid gap-1 [overflow-wrap:anywhere]">
        <div>
          <dt className="text-sm text-muted">{t('purchases.from')}</dt>
          <dd>{nameOf(from)}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('purchases.to')}</dt>
          <dd>{nameOf(to)}</dd>
        </div>
      </dl>
      {orders.length + rights.length === 0 ? (
        <p>{t('purchases.nothing')}</p>
      ) : (
        <p>{t('purchases.moves', { orders: orders.length, rights: rights.length })}</p>
      )}
      <ul className="list-disc ps-5 text-sm">
        {orders.map(({ id, title, totalPaise, createdAt }) => (
          <li key={id}>
            <BilingualText text={title} /> · ₹{rupees(totalPaise)} · {date(createdAt)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Merges that can be undone. */
function Merges({ data: { merges } }: Pick<Parts, 'data'>) {
  const { t } = useTranslation('studentPage')
  const { dateTime } = useFormat()
  const address = useActAddress()
  if (merges.length === 0) return null
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {merges.map(({ id, at, orders, rights }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <span className="min-w-0 grow">{t('purchases.merged', { when: dateTime(at), orders, rights })}</span>
          <LinkButton look="secondary" to={address({ act: 'undo_merge', merge: id })} preventScrollReset>
            {t('acts.undo_merge')}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
