import { TriangleAlert } from 'lucide-react'
import type { UsedFact } from '../../../../../domain/current-affairs/facts.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { usedFactsId } from './used-facts-id.ts'

/** Line above an editor that names facts which changed since its item was last checked. */
export function ChangedFacts({ used }: { used: readonly UsedFact[] }) {
  const { t } = useTranslation('affairEditor')
  const { pick } = useBilingual()
  const changed = used.filter(({ flaggedAt }) => flaggedAt !== null)
  if (changed.length === 0) return null
  return (
    <p className="flex min-h-11 items-center gap-2 bg-warning-soft px-4 text-sm text-warning md:px-6">
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 py-1">
        {t('used.changed', { facts: changed.map(({ subject }) => pick(subject)).join(', ') })}{' '}
        <a href={`#${usedFactsId}`} className="link">
          {t('used.look')}
        </a>
      </span>
    </p>
  )
}
