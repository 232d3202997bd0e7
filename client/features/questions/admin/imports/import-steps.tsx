import { classes } from '../../../../ui/classes.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { ImportState } from './import-state.tsx'

const steps = ['file', 'check', 'correct', 'add', 'done'] as const

const current: Record<ImportState, (typeof steps)[number]> = {
  refused: 'file',
  checking: 'check',
  checked: 'correct',
  adding: 'add',
  failed: 'add',
  added: 'done',
  undoing: 'done',
  undone: 'done',
}

/** Steps of an import with the one that is reached. */
export function ImportSteps({ state }: { state: ImportState }) {
  const { t } = useTranslation('questionImports')
  const reached = steps.indexOf(current[state])
  return (
    <ol aria-label={t('steps.label')} className="flex flex-wrap gap-x-1 gap-y-1 text-sm">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === reached ? 'step' : undefined}
          className={classes(
            'flex items-center gap-1',
            index === reached ? 'font-semibold text-primary' : 'text-muted',
          )}
        >
          <span className="tabular">{index + 1}.</span> {t(`steps.${step}`)}
          {index < steps.length - 1 && (
            <span aria-hidden className="px-1">
              ›
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
