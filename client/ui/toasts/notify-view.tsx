import { useEffect, type CSSProperties } from 'react'
import { Toaster, toast as sonner } from 'sonner'
import 'sonner/dist/styles.css'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../button.tsx'
import { notificationSettings } from './constants.ts'
import { CloseCross, MessageCard } from './message-card.tsx'
import { connectNotifier, type Notifier, type ShownToast } from './notify.ts'
import './notify-view.css'

const dismiss = (id: string) => void sonner.dismiss(id)

const notifier: Notifier = {
  // Sets every field each time: sonner merges with the notification of the same id.
  show: (notification) => {
    const { id, durationMs, onDismiss } = notification
    sonner.message(<Body notification={notification} />, {
      id,
      duration: durationMs,
      className: durationMs === Infinity ? 'lasting' : '',
      onDismiss: () => onDismiss?.(),
    })
  },
  dismiss,
}

/** Sonner waits for the end of a touch that the browser has taken over for scrolling, and would never take the toast away. */
const endCancelledSwipes = () => {
  const end = ({ target, pointerId }: PointerEvent) => {
    if (target instanceof Element && target.closest('[data-sonner-toast]'))
      target.dispatchEvent(new PointerEvent('pointerup', { pointerId, bubbles: true }))
  }
  addEventListener('pointercancel', end)
  return () => removeEventListener('pointercancel', end)
}

/** View of the second toast system: sonner stacks, times and swipes; the look is ours. */
export default function NotifyView() {
  const { t } = useTranslation()
  // Effects of a parent run after those of its children, so the Toaster is subscribed by now.
  useEffect(() => connectNotifier(notifier), [])
  useEffect(() => endCancelledSwipes(), [])
  return (
    <Toaster
      containerAriaLabel={t('toasts.notifications')}
      swipeDirections={['right']}
      position={notificationSettings.position}
      hotkey={notificationSettings.hotkey}
      duration={notificationSettings.durationMs}
      visibleToasts={notificationSettings.visible}
      gap={notificationSettings.gapPx}
      offset={notificationSettings.offsetPx}
      mobileOffset={notificationSettings.offsetOnPhonesPx}
      style={{ '--width': `${notificationSettings.widthPx}px` } as CSSProperties}
      toastOptions={{ unstyled: true }}
    />
  )
}

function Body({ notification }: { notification: ShownToast }) {
  const { t } = useTranslation()
  const { id, title, text, tone = 'info', progress, action, onDismiss } = notification
  const close = () => {
    onDismiss?.()
    dismiss(id)
  }
  return (
    <MessageCard tone={tone} end={<CloseCross aria-label={t('toasts.close')} onClick={close} />}>
      <div role={tone === 'danger' ? 'alert' : 'status'}>
        <p className="font-semibold">{title}</p>
        {text && <p>{text}</p>}
      </div>
      {progress !== undefined && (
        <progress className="progress mt-2 h-3 w-full" aria-label={title} {...share(progress)} />
      )}
      {action && (
        <Button
          look="secondary"
          className="mt-2"
          onClick={() => {
            action.onSelect()
            dismiss(id)
          }}
        >
          {action.label}
        </Button>
      )}
    </MessageCard>
  )
}

/** A `<progress>` without a value is indeterminate. */
const share = (progress: number | null) => (progress === null ? {} : { value: progress })
