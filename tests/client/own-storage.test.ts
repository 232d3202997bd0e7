import { beforeEach, expect, test, vi } from 'vitest'
import { forgetOthers } from '../../client/own-storage.ts'

/** Storage whose keys are its own properties, as in a browser. */
const makeStorage = (): Storage =>
  Object.create(
    {
      getItem(this: Record<string, string>, key: string) {
        return this[key] ?? null
      },
      setItem(this: Record<string, string>, key: string, value: string) {
        this[key] = value
      },
      removeItem(this: Record<string, string>, key: string) {
        delete this[key]
      },
    },
    {},
  ) as Storage

beforeEach(() => {
  vi.stubGlobal('localStorage', makeStorage())
  vi.stubGlobal('sessionStorage', makeStorage())
  return () => vi.unstubAllGlobals()
})

const read = (): void => {
  localStorage.setItem('reading:mat_1', '{"page":4}')
  localStorage.setItem('watching:vid_1', '{"positionMs":9000}')
}
const kept = (): string[] => Object.keys(localStorage).filter((key) => /^(reading|watching):/.test(key))

test('places of a student leave the device at sign-out, and for another student (MAT-38)', () => {
  for (const next of ['', 'usr_b']) {
    forgetOthers('usr_a')
    read()
    forgetOthers('usr_a')
    expect(kept()).toHaveLength(2)
    forgetOthers(next)
    expect(kept()).toEqual([])
  }
})

test('places of a visitor stay, and pass to the student who signs in (MAT-38)', () => {
  read()
  forgetOthers('')
  forgetOthers('usr_a')
  expect(kept()).toHaveLength(2)
})

test('data of another student is removed, their own is not (SHL-58)', () => {
  localStorage.setItem('own.usr_a.recent', '[]')
  localStorage.setItem('own.usr_b.recent', '[]')
  forgetOthers('usr_b')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('own.'))).toEqual(['own.usr_b.recent'])
})
