import { describe, expect, test } from 'vitest'
import { answerOfCode, mostResent, mostTries, outcomeOf } from '../../../domain/notifications/sending.ts'

const now = Date.parse('2026-06-12T06:30:00Z')
const minuteMs = 60_000

describe('the answer of the provider of mail (NTF-23)', () => {
  test.each([
    ['E_RATE_LIMIT_EXCEEDED', 'later'],
    ['E_DAILY_LIMIT_EXCEEDED', 'later'],
    ['E_SENDER_NOT_VERIFIED', 'later'],
    ['E_RECIPIENT_SUPPRESSED', 'refused'],
    ['E_CONTENT_TOO_LARGE', 'rejected'],
    ['E_HEADER_VALUE_INVALID', 'rejected'],
    ['E_DELIVERY_FAILED', 'unclear'],
    ['E_INTERNAL_SERVER_ERROR', 'unclear'],
    ['E_UNHEARD_OF', 'unclear'],
    [undefined, 'unclear'],
  ])('%s is %s', (code, answer) => {
    expect(answerOfCode(code)).toBe(answer)
  })

  test('that it takes no mail for a day is waited for longer than a day, and ends as failed', () => {
    let at = now
    for (let attempts = 1; attempts < mostTries; attempts += 1) {
      const { state, notBefore } = outcomeOf('result.out', 'later', attempts, at)
      expect(state).toBe('pending')
      expect(notBefore - at).toBeLessThanOrEqual(120 * minuteMs)
      at = notBefore
    }
    expect(at - now).toBeGreaterThan(24 * 60 * minuteMs)
    expect(outcomeOf('result.out', 'later', mostTries, at)).toMatchObject({ state: 'failed', reason: 'busy' })
  })

  test.each(['silent', 'unclear'] as const)(
    '%s is sent again for the safety of an account alone (NTF-25)',
    (answer) => {
      expect(outcomeOf('result.out', answer, 1, now)).toMatchObject({ state: 'unknown', reason: answer })
      expect(outcomeOf('device.new', answer, 1, now)).toMatchObject({ state: 'pending', notBefore: now + minuteMs })
      expect(outcomeOf('device.new', answer, mostResent, now)).toMatchObject({ state: 'unknown' })
    },
  )
})
