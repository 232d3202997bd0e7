/** First toast system: answers to the reader's own actions. Milliseconds and CSS pixels. */
export const toastSettings = {
  durationMs: 5000,
  visible: 1,
  swipeThresholdPx: 50,
  hotkey: ['F8'],
  /** From dismissal to removal from the store. */
  removeAfterMs: 1_000_000,
}

/**
 * Second toast system: notifications of background events. Milliseconds and CSS pixels. Swipe (20 px, or faster than
 * 0.11 px a millisecond) and exit (200 ms) are fixed inside sonner 1.7.4; tests/e2e/toasts.test.ts measures
 * them.
 */
export const notificationSettings = {
  durationMs: 4000,
  visible: 3,
  widthPx: 356,
  gapPx: 14,
  offsetPx: 32,
  offsetOnPhonesPx: 16,
  position: 'bottom-right' as const,
  hotkey: ['altKey', 'KeyT'],
}
