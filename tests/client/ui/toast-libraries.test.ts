import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toastSettings, notificationSettings } from '../../../client/ui/toasts/constants.ts'

const read = (path: string): string => readFileSync(new URL(`../../../node_modules/${path}`, import.meta.url), 'utf8')

test('configures the toast system with the specified constants (SHL-30, SHL-31, SHL-32)', () => {
  expect(toastSettings).toEqual({
    durationMs: 5000,
    visible: 1,
    swipeThresholdPx: 50,
    hotkey: ['F8'],
    removeAfterMs: 1_000_000,
  })
})

test('configures the notification system with the specified constants (SHL-33, SHL-34)', () => {
  expect(notificationSettings).toEqual({
    durationMs: 4000,
    visible: 3,
    widthPx: 356,
    gapPx: 14,
    offsetPx: 32,
    offsetOnPhonesPx: 16,
    position: 'bottom-right',
    hotkey: ['altKey', 'KeyT'],
  })
})

test('relies on the swipe and exit constants of sonner 1.7.4 (SHL-34)', () => {
  expect(JSON.parse(read('sonner/package.json'))).toMatchObject({ version: '1.7.4' })
  const map = JSON.parse(read('sonner/dist/index.mjs.map')) as { sources: string[]; sourcesContent: string[] }
  const source = map.sourcesContent[map.sources.findIndex((path) => path.endsWith('index.tsx'))]
  expect(source).toContain('const SWIPE_THRESHOLD = 20;')
  expect(source).toContain('const TIME_BEFORE_UNMOUNT = 200;')
  expect(source).toContain('Math.abs(swipeAmount) >= SWIPE_THRESHOLD || velocity > 0.11')
})
