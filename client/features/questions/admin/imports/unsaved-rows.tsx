import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { importAddress } from './import-address.ts'
import { keptRowsOf, type KeptRows } from './kept-rows.ts'
import type { ImportData } from './load-import.ts'

type Props = { data: ImportData; isOpen: boolean }

/** Rows with text on this device that is not saved, except the open one. `isOpen`: rows can still be corrected. */
export function UnsavedRows({ data: { view, row, userId }, isOpen }: Props) {
  const { t } = useTranslation('questionImports')
  const [kept, setKept] = useState<KeptRows>({})
  const { id } = view
  useEffect(() => {
    const rows = keptRowsOf(userId, id)
    if (!isOpen) rows.forget()
    setKept(rows.all())
  }, [userId, id, isOpen, row?.position])
  const others = Object.entries(kept).filter(([position]) => position !== String(row?.position))
  if (others.length === 0) return null
  return (
    <Notice tone="warning">
      <p>{t('row.unsaved')}</p>
      <p className="flex flex-wrap gap-x-3">
        {others.map(([position, { row: number }]) => (
          <Link
            key={position}
            to={importAddress(id, { row: Number(position) })}
            className="link inline-flex min-h-9 items-center"
          >
            {t('rowNumber', { row: number })}
          </Link>
        ))}
      </p>
    </Notice>
  )
}
