import { unstable_readConfig } from 'wrangler'
import { expect, test } from 'vitest'
import { addressFaults } from '../../scripts/address-faults.ts'

test('refuses a deployment that answers at other addresses than its domain (OPS-23)', () => {
  expect(addressFaults({ workers_dev: false, preview_urls: false })).toEqual([])
  expect(addressFaults({ workers_dev: true, preview_urls: false })).toEqual([expect.stringContaining('workers_dev')])
  expect(addressFaults({ workers_dev: false })).toEqual([expect.stringContaining('preview_urls')])
  expect(addressFaults({})).toHaveLength(2)
})

test('configures the product for its own domain only (OPS-23)', () => {
  expect(addressFaults(unstable_readConfig({ config: 'wrangler.toml' }, { hideWarnings: true }))).toEqual([])
})
