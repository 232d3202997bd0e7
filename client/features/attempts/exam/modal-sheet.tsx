import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { useCloseOnBack } from '../../../ui/use-close-on-back.ts'

const looks = {
  /** At the bottom edge: the palette on phones. */
  bottom: 'mt-auto mb-0 w-full max-w-none rounded-t-md',
  /** Almost the whole screen: question paper and instructions. */
  large: 'm-auto w-[calc(100%-1rem)] max-w-4xl rounded-md',
}

type Props = { title: string; look: keyof typeof looks; onClose: () => void; children: ReactNode }

/** A modal dialog that scrolls inside and keeps its close button visible. It is open while mounted. */
export function ModalSheet({ title, look, onClose, children }: Props) {
  const { t } = useTranslation('attempt')
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const shown = ref.current
    shown?.showModal()
    // Closing before removal returns the focus to the button that opened it.
    return () => shown?.close()
  }, [])
  useCloseOnBack(true, onClose)
  return (
    <dialog
      ref={ref}
      closedby="any"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Closed by the browser, which asked nobody.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      className={classes(
        'max-h-[88dvh] flex-col overflow-hidden border border-hairline bg-surface text-ink backdrop:bg-black/60 open:flex',
        looks[look],
      )}
    >
      <div className="flex items-center justify-between border-b border-hairline ps-4">
        <h2 id={titleId} className="text-base">
          {title}
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label={t('exam.close')}
          className="grid size-11 place-items-center"
        >
          <X aria-hidden />
        </button>
      </div>
      {children}
    </dialog>
  )
}
