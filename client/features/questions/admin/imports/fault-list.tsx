import { Link } from 'react-router'
import { officePaths } from '../../../../../domain/office-paths.ts'
import type { RowFault } from '../../../../../domain/questions/imports/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { classes } from '../../../../ui/classes.ts'
import { useFaultWords } from './use-fault-words.ts'

type Props = {
  faults: readonly RowFault[]
  /** Address of the control of a path; null where the page has none. */
  placeOf?: (path: string) => string | null
}

/** Findings of a row, those that block first. */
export function FaultList({ faults, placeOf }: Props) {
  const { t } = useTranslation('questionImports')
  const words = useFaultWords()
  const sorted = faults.toSorted((one, other) => Number(other.blocks) - Number(one.blocks))
  return (
    <ul className="grid gap-1 text-sm">
      {sorted.map((fault) => {
        const { field, value, text } = words(fault)
        const place = placeOf?.(fault.path)
        return (
          <li
            key={`${fault.code} ${fault.difference} ${fault.path}`}
            className={classes('border-s-2 ps-2 break-words', fault.blocks ? 'border-danger' : 'border-warning')}
          >
            {place ? (
              <a href={place} className="link font-semibold">
                {field}
              </a>
            ) : (
              <b className="font-semibold">{field}</b>
            )}
            {value && ` “${value}”`}: {text}{' '}
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
