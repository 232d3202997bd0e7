import { Action, Close, Description, Provider, Root, Title, Viewport } from 'radix-ui/toast'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toastSettings } from './constants.ts'
import { CloseCross, MessageCard } from './message-card.tsx'
import type { Toast } from './toast-store.ts'
import { toastStore } from './toast.ts'
import './toast-view.css'

const none: readonly Toast[] = []

/** View of the first toast system: Radix announces each toast and pauses its timer while it is read. */
export default function ToastView() {
  const { t } = useTranslation()
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.toasts, () => none)
  return (
    <Provider
      label={t('toasts.message')}
      duration={toastSettings.durationMs}
      swipeThreshold={toastSettings.swipeThresholdPx}
      swipeDirection="right"
    >
      {toasts.map((toast) => (
        <Answer key={toast.id} toast={toast} />
      ))}
      <Viewport
        label={`${t('toasts.answers')} ({hotkey})`}
        hotkey={toastSettings.hotkey}
        className="fixed inset-x-4 top-17 z-50 sm:left-auto sm:w-96 md:top-19"
      />
    </Provider>
  )
}

function Answer({ toast: { id, open, title, text, tone = 'info', link } }: { toast: Toast }) {
  const { t } = useTranslation()
  return (
    <Root
      type={tone === 'danger' ? 'foreground' : 'background'}
      open={open}
      onOpenChange={(stays) => !stays && toastStore.dismiss(id)}
      className="toast"
      // A vertical swipe scrolls the page.
      style={{ touchAction: 'pan-y' }}
    >
      <MessageCard
        tone={tone}
        end={
          <Close asChild>
            <CloseCross aria-label={t('toasts.close')} />
          </Close>
        }
      >
        <Title className="font-semibold">{title}</Title>
        {text && <Description>{text}</Description>}
        {link && (
          <Action asChild altText={link.label}>
            <Link to={link.to} className="link inline-flex min-h-11 items-center">
              {link.label}
            </Link>
          </Action>
        )}
      </MessageCard>
    </Root>
  )
}
