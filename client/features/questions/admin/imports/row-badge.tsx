import type { ImportRowLine, Verdict } from '../../../../../domain/questions/imports/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Badge } from '../../../../ui/badge.tsx'

const tones: Record<Verdict, 'success' | 'warning' | 'danger' | 'neutral'> = {
  ready: 'success',
  warned: 'warning',
  refused: 'danger',
  known: 'neutral',
}

/** Outcome of a row of an import; its verdict before the addition. */
export function RowBadge({ row: { verdict, outcome } }: { row: Pick<ImportRowLine, 'verdict' | 'outcome'> }) {
  const { t } = useTranslation('questionImports')
  if (outcome) return <Badge tone={outcome === 'added' ? 'success' : 'neutral'}>{t(`outcome.${outcome}`)}</Badge>
  return verdict && <Badge tone={tones[verdict]}>{t(`verdict.${verdict}`)}</Badge>
}
