import { Link } from 'react-router'
import { officePaths } from '../../../../../domain/office-paths.ts'
import type { RowFault } from '../../../../../domain/questions/imports/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { classes } from '../../../../ui/classes.ts'
import { useFaultWords } from './use-fault-words.ts'

/** Findings of a row, those that block first. */
export function FaultList({ faults }: { faults: readonly RowFault[] }) {
  const { t } = useTranslation('questionImports')
  const words = useFaultWords()
  const sorted = faults.toSorted((one, other) => Number(other.blocks) - Number(one.blocks))
  return (
    <ul className="grid gap-1 text-sm">
      {sorted.map((fault) => {
        const { field, text } = words(fault)
        return (
          <li
            key={`${fault.code} ${fault.difference} ${fault.path}`}
            className={classes('border-s-2 ps-2 break-words', fault.blocks ? 'border-danger' : 'border-warning')}
          >
            <b className="font-semibold">{field}:</b> {text}{' '}
            {fault.questionId && (
              <Link to={officePaths.adminQuestion(fault.questionId)} className="link">
                {t('row.inBank')}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
