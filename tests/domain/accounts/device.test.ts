import { expect, test } from 'vitest'
import { deviceOf } from '../../../domain/accounts/device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Chrome', 'Android', `Mozilla/5.0 (Linux; Android 14) ${webkit} Chrome/130.0.0.0 Mobile Safari/537.36`],
  [
    'Samsung Internet',
    'Android',
    `Mozilla/5.0 (Linux; Android 13) ${webkit} SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36`,
  ],
  [
    'UC Browser',
    'Android',
    `Mozilla/5.0 (Linux; U; Android 10) ${webkit} Version/4.0 Chrome/100.0 UCBrowser/13.4 Mobile Safari/537.36`,
  ],
  ['Edge', 'Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0`],
  ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  [
    'Safari',
    'iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  ],
  [
    'Safari',
    'macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  ],
  ['Chrome', 'ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/130.0.0.0 Safari/537.36`],
])('names a session by its browser and system: %s on %s (ACC-61)', (browser, system, userAgent) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})

test('guesses no browser that it does not know (ACC-61)', () => {
  expect(deviceOf(null)).toEqual({ browser: null, system: null })
  expect(deviceOf('curl/8.5.0')).toEqual({ browser: null, system: null })
})
