import { useCallback, useEffect, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import type { OfficeAffair, OfficeDay } from '../../../../../domain/current-affairs/office.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { EditorTools } from '../../../../office/editor/editor-context.ts'
import { useKeys } from '../../../../office/frame/keys/use-keys.ts'
import { PageBody } from '../../../../office/frame/page-body.tsx'
import { PageHeading } from '../../../../office/frame/page-heading.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { useDates } from '../../use-dates.ts'
import { createRow, firstBody } from './new-item.ts'
import { SheetRow, type RowTools } from './sheet-row.tsx'

type Trouble = 'failed' | 'unsaved'

/** Rows of the sheet, the addition of a row and the way to publication. */
const useSheet = (day: OfficeDay) => {
  const navigate = useNavigate()
  const [rows, setRows] = useState(() => day.items.filter(isRow))
  const [made, setMade] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const open = useRef(new Map<string, Pick<EditorTools, 'autosave' | 'store'>>())
  const isCreating = useRef(false)

  const register = useCallback<RowTools['register']>((id, row) => {
    open.current.set(id, row)
    return () => void open.current.delete(id)
  }, [])

  const add = async () => {
    if (isCreating.current) return
    isCreating.current = true
    const item = await createRow(firstBody(day.day, open.current.get(rows.at(-1)?.id ?? '')?.store.body()))
    isCreating.current = false
    setTrouble(item ? null : 'failed')
    if (!item) return
    setRows((held) => [...held, item])
    setMade(item.id)
  }

  const publish = async () => {
    setBusy(true)
    const all = [...open.current.values()].map(({ autosave }) => autosave)
    await Promise.all(all.map((autosave) => autosave.flush()))
    setBusy(false)
    if (all.some((autosave) => autosave.state().phase !== 'saved')) setTrouble('unsaved')
    else void navigate(officePaths.adminAffairDay(day.day, { publish: true }))
  }

  return { rows, made, isBusy, trouble, register, add, publish }
}

/** True for a draft that the sheet shows. */
const isRow = ({ state, hasDraft, scheduledAt }: OfficeAffair): boolean =>
  hasDraft && scheduledAt === null && state === 'draft'

/** Sheet on which the items of a day are written one after the other, by keyboard alone. */
export function EntrySheet({ day, userId }: { day: OfficeDay; userId: string }) {
  const { t } = useTranslation('affairEditor')
  const dates = useDates()
  const hydrated = useHydrated()
  const { rows, made, isBusy, trouble, register, add, publish } = useSheet(day)
  const first = useRef<HTMLButtonElement>(null)
  const isEmpty = rows.length === 0
  useEffect(() => {
    if (isEmpty) first.current?.focus()
  }, [isEmpty])
  useKeys([{ keys: 'Ctrl+Enter', label: t('sheet.keys.publish'), run: () => void publish() }])
  return (
    <>
      <PageHeading
        title={t('sheet.title')}
        back={{ to: officePaths.adminAffairDay(day.day), label: t('sheet.back') }}
        state={t('sheet.day', { date: dates.day(day.day) })}
        action={
          !isEmpty && (
            <Button onClick={() => void publish()} disabled={isBusy || !hydrated}>
              {isBusy ? t('sheet.saving') : t('sheet.publish')}
            </Button>
          )
        }
      />
      <PageBody className="grid max-w-6xl gap-4">
        {hydrated ? (
          <p className="text-sm text-muted max-md:hidden">{t('sheet.help')}</p>
        ) : (
          <Notice tone="info">{t('sheet.script')}</Notice>
        )}
        {rows.map((item, index) => (
          <SheetRow
            key={item.id}
            item={item}
            number={index + 1}
            isNew={item.id === made}
            userId={userId}
            register={register}
            onEnd={() => void add()}
          />
        ))}
        {trouble && <Notice tone="danger">{t(`sheet.${trouble}`)}</Notice>}
        <Form
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            void add()
          }}
        >
          <Button ref={first} type="submit" look={isEmpty ? 'primary' : 'secondary'}>
            {t(isEmpty ? 'sheet.first' : 'sheet.add')}
          </Button>
        </Form>
      </PageBody>
    </>
  )
}
