import { Form, useNavigation } from 'react-router'
import type { OfficeTerm, Vocabulary } from '../../../../domain/vocabulary/terms.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { compactButton } from '../../../office/button-classes.ts'

type Act = 'archive' | 'offer' | 'delete'

/** Forms that archive a term or offer it again, and delete one that nothing names. */
export function TermActs({ term, vocabulary }: { term: OfficeTerm; vocabulary: Vocabulary }) {
  const { t } = useTranslation('vocabulary')
  const isBusy = useNavigation().state !== 'idle'
  const acts: Act[] = [term.archived ? 'offer' : 'archive', ...(term.uses.length === 0 ? (['delete'] as const) : [])]
  return (
    <Form method="post" preventScrollReset className="grid gap-2 border-t border-hairline py-2">
      <input type="hidden" name="id" value={term.id} />
      <input type="hidden" name="vocabulary" value={vocabulary} />
      {acts.map((act) => (
        <p key={act} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <button type="submit" name="intent" value={`${act}-term`} disabled={isBusy} className={compactButton}>
            {t(`terms.${act}`)}
          </button>
          <span className="text-sm text-muted">{t(`terms.${act}Text`)}</span>
        </p>
      ))}
    </Form>
  )
}
