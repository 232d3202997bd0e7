import { Form } from 'react-router'
import type { UsingKind } from '../../../../../domain/current-affairs/kinds.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'

type Props = {
  kind: UsingKind
  fact: { id: string; edition: number }
  /** Item, where the form is not on its own page. */
  itemId?: string
  /** True for a question that is marked already. */
  isOutdated: boolean
  /** Title by which screen readers tell the forms of a page apart. */
  label: string
}

/** Outcome of comparing an item with a fact that changed. */
export function ReviewForm({ kind, fact, itemId, isOutdated, label }: Props) {
  const { t } = useTranslation('affairEditor')
  return (
    <Form method="post" preventScrollReset className="mt-1 flex flex-wrap gap-2">
      <input type="hidden" name="factId" value={fact.id} />
      <input type="hidden" name="edition" value={fact.edition} />
      {itemId !== undefined && (
        <>
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="itemId" value={itemId} />
        </>
      )}
      <button
        type="submit"
        name="intent"
        value="check-use"
        aria-label={`${t('used.check')}: ${label}`}
        className={compactButton}
      >
        {t('used.check')}
      </button>
      {kind === 'question' && !isOutdated && (
        <button
          type="submit"
          name="intent"
          value="outdate-use"
          aria-label={`${t('used.outdate')}: ${label}`}
          className={compactButton}
        >
          {t('used.outdate')}
        </button>
      )}
    </Form>
  )
}
