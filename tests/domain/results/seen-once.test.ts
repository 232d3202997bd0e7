import { describe, expect, test } from 'vitest'
import { withSeen } from '../../../domain/results/seen-once.ts'

describe('a moment is shown once for each id on a device (RES-118)', () => {
  test('is new at first and known afterwards, beside others', () => {
    const first = withSeen(null, 'att_1')
    expect(first).toBe('att_1')
    expect(withSeen(first, 'att_1')).toBeNull()
    expect(withSeen(first, 'att_2')).toBe('att_2 att_1')
  })

  test('remembers the last hundred', () => {
    let stored: string | null = null
    for (let number = 0; number < 120; number += 1) stored = withSeen(stored, `att_${number}`) ?? stored
    expect(stored?.split(' ')).toHaveLength(100)
    expect(withSeen(stored, 'att_119')).toBeNull()
    expect(withSeen(stored, 'att_0')).not.toBeNull()
  })
})
