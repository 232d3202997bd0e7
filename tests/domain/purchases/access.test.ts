import { describe, expect, test } from 'vitest'
import { entitlementTo, type AccessItem, type Entitlement } from '../../../domain/purchases/access.ts'

describe('access to an item (CAT-10, CAT-11, CAT-12, CAT-13)', () => {
  const item: AccessItem = { id: 'tst', access: 'series', seriesId: 'ser', hasPreview: false }
  const course = { id: 'crs', access: 'series', seriesId: 'all' } as const
  const right: Entitlement = { itemId: 'ser', startsAt: 100, endsAt: 200, revokedAt: null }

  test.each<[string, AccessItem, Entitlement[], string]>([
    ['a free item without any right', { ...item, access: 'free' }, [], 'open'],
    ['an item of a series without any right', item, [], 'locked'],
    ['an item with a preview without any right', { ...item, hasPreview: true }, [], 'preview'],
    ['an item of a series that was bought', item, [right], 'open'],
    ['an item of a series that was bought by itself', item, [{ ...right, itemId: 'tst' }], 'open'],
    ['a paid item whose series was bought', { ...item, access: 'paid' }, [right], 'locked'],
    ['a paid item that was bought', { ...item, access: 'paid' }, [{ ...right, itemId: 'tst' }], 'open'],
    ['a right to something else', item, [{ ...right, itemId: 'other' }], 'locked'],
    ['a right that was revoked', item, [{ ...right, revokedAt: 120 }], 'locked'],
    ['a right that has not begun', item, [{ ...right, startsAt: 151 }], 'locked'],
    ['a right that begins now', item, [{ ...right, startsAt: 150 }], 'open'],
    ['a right that ends now', item, [{ ...right, endsAt: 150 }], 'locked'],
    ['a right without an end', item, [{ ...right, endsAt: null }], 'open'],
    ['a revoked right and an active one', item, [{ ...right, revokedAt: 1 }, right], 'open'],
    ['a right to a series, for an item of no series', { ...item, seriesId: null }, [right], 'locked'],
    ['a lesson whose course was bought', { ...item, course }, [{ ...right, itemId: 'crs' }], 'open'],
    [
      'a paid lesson whose course was bought',
      { ...item, access: 'paid', course },
      [{ ...right, itemId: 'crs' }],
      'open',
    ],
    ['a lesson of a course, when its own series was bought', { ...item, course }, [right], 'open'],
    ['a lesson whose course came with its series', { ...item, course }, [{ ...right, itemId: 'all' }], 'open'],
    [
      'a lesson of a paid course, when a series was bought that has it',
      { ...item, course: { ...course, access: 'paid' } },
      [{ ...right, itemId: 'all' }],
      'locked',
    ],
    ['a lesson, when another course was bought', { ...item, course }, [{ ...right, itemId: 'crs2' }], 'locked'],
  ])('%s', (_what, asked, entitlements, access) => {
    expect(entitlementTo(asked, entitlements, 150)).toBe(access)
  })
})
