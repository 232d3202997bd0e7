import type { ImportLine } from '../../../../../domain/questions/imports/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Badge } from '../../../../ui/badge.tsx'

export type ImportState = 'checking' | 'checked' | 'refused' | 'adding' | 'added' | 'undoing' | 'undone' | 'failed'

const during = { check: 'checking', add: 'adding', undo: 'undoing' } as const
const after = { check: 'checked', add: 'added', undo: 'undone' } as const

/** State of an import by its newest task. */
export const stateOf = ({ fault, progress }: Pick<ImportLine, 'fault' | 'progress'>): ImportState => {
  if (fault) return 'refused'
  if (!progress) return 'checking'
  if (progress.state === 'failed') return 'failed'
  return (progress.state === 'done' ? after : during)[progress.phase]
}

const tones = {
  checking: 'neutral',
  checked: 'primary',
  refused: 'danger',
  adding: 'neutral',
  added: 'success',
  undoing: 'neutral',
  undone: 'neutral',
  failed: 'danger',
} as const

export function ImportBadge({ line }: { line: Pick<ImportLine, 'fault' | 'progress'> }) {
  const { t } = useTranslation('questionImports')
  const state = stateOf(line)
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
}
