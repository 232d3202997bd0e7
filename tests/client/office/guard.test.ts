import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routesBelow } from '../../support/routes.ts'

const guard = /^export const middleware = \[requireAdministrator[\],]/m

const isGuarded = (file: string): boolean => guard.test(readFileSync(`client/${file}`, 'utf8'))

test('puts every route of the office below the guard of administrators (PLT-25)', () => {
  const routes = routesBelow('/admin')
  expect(routes.length).toBeGreaterThan(25)
  expect(routes.filter(({ file, above }) => ![...above, file].some(isGuarded)).map(({ path }) => path)).toEqual([])
})
