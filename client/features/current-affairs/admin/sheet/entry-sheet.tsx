import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { OfficeDay } from '../../../../../domain/current-affairs/office.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useKeys } from '../../../../office/frame/keys/use-keys.ts'
import { PageBody } from '../../../../office/frame/page-body.tsx'
import { PageHeading } from '../../../../office/frame/page-heading.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { useDates } from '../../use-dates.ts'
import { BegunRow } from './begun-row.tsx'
import { SheetRow } from './sheet-row.tsx'
import { useSheet } from './use-sheet.ts'

/** Sheet on which the items of a day are written one after the other, by keyboard alone. */
export function EntrySheet({ day, userId }: { day: OfficeDay; userId: string }) {
  const { t } = useTranslation('affairEditor')
  const dates = useDates()
  const hydrated = useHydrated()
  const { rows, made, isMaking, begun, binned, isBusy, trouble, register, add, bin, putBack, publish } = useSheet(day)
  const first = useRef<HTMLButtonElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const isEmpty = rows.length === 0
  useEffect(() => {
    if (isEmpty) first.current?.focus()
  }, [isEmpty])
  useEffect(() => undo.current?.focus(), [binned])
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
            begun={item.id === made?.id ? made : null}
            userId={userId}
            register={register}
            onEnd={() => void add()}
            onBin={() => void bin(item)}
          />
        ))}
        {isMaking && <BegunRow number={rows.length + 1} row={begun} />}
        {binned && (
          <Notice
            tone="success"
            actions={
              <Button ref={undo} look="secondary" onClick={() => void putBack()}>
                {t('sheet.putBack')}
              </Button>
            }
          >
            {t('sheet.binned')}
          </Notice>
        )}
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
