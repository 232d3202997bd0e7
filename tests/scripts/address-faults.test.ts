import { unstable_readConfig } from 'wrangler'
import { expect, test } from 'vitest'
import { addressFaults } from '../../scripts/address-faults.ts'

test('a deployment that answers beside its own domain is refused', () => {
  expect(addressFaults({ workers_dev: false, preview_urls: false })).toEqual([])
  expect(addressFaults({ workers_dev: true, preview_urls: false })).toEqual([expect.stringContaining('workers_dev')])
  expect(addressFaults({ workers_dev: false })).toEqual([expect.stringContaining('preview_urls')])
  expect(addressFaults({})).toHaveLength(2)
})

test('the settings of the product answer at its own domain alone', () => {
  expect(addressFaults(unstable_readConfig({ config: 'wrangler.toml' }, { hideWarnings: true }))).toEqual([])
})
