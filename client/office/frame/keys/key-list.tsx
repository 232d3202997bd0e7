import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { currentKeys, runKey, setListOpener, showKeys, subscribeToKeys, type OfficeKey } from './key-store.ts'
import { Keys } from './keys.tsx'
import { useKeys } from './use-keys.ts'

const none: readonly OfficeKey[] = []

/** Listens for the shortcuts of the office, and lists those of the screen when `?` is pressed. */
export function KeyList() {
  const { t } = useTranslation('officeFrame')
  const [open, setOpen] = useState(false)
  const keys = useSyncExternalStore(subscribeToKeys, currentKeys, () => none)
  useEffect(() => {
    setListOpener(() => setOpen(true))
    addEventListener('keydown', runKey)
    return () => {
      setListOpener(null)
      removeEventListener('keydown', runKey)
    }
  }, [])
  useKeys([{ keys: '?', label: t('keys.title'), run: showKeys, isDefault: true }])
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      title={t('keys.title')}
      actions={<Button onClick={() => setOpen(false)}>{t('close')}</Button>}
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {keys.map(({ keys: press, label }) => (
          <div key={press} className="contents">
            <dt>
              <Keys press={press} />
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">{t('keys.typing')}</p>
    </Dialog>
  )
}
