import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withAddresses } from '../../scripts/install-packages.mjs'
import { root } from '../../scripts/root.ts'

const registry = 'https://packages.example/npm/'
const integrity = 'sha512-0'

describe('addresses of packages (OPS-6)', () => {
  const addressed = (path: string, entry: { name?: string; version: string; integrity?: string }) =>
    withAddresses({ packages: { [path]: entry } }, registry).packages[path]

  test('name the registry, the package without its folder, and its version', () => {
    expect(addressed('node_modules/zod', { version: '4.6.7', integrity })).toEqual({
      version: '4.6.7',
      integrity,
      resolved: 'https://packages.example/npm/zod/-/zod-4.6.7.tgz',
    })
    expect(addressed('node_modules/wrangler/node_modules/@types/node', { version: '1.0.0', integrity })).toMatchObject({
      resolved: 'https://packages.example/npm/@types/node/-/node-1.0.0.tgz',
    })
  })

  test('name the package behind an alias', () => {
    expect(addressed('node_modules/old', { name: '@scope/new', version: '2.0.0', integrity })).toMatchObject({
      resolved: 'https://packages.example/npm/@scope/new/-/new-2.0.0.tgz',
    })
  })

  test('are missing where there is no archive: the product itself', () => {
    expect(addressed('', { version: '0.1.0' })).toEqual({ version: '0.1.0' })
  })

  test('are not in package-lock.json, which holds for every registry', () => {
    expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toContain('"resolved"')
  })
})
