import type { Seller } from '../../domain/purchases/invoices.ts'
import { gstStates } from '../../drizzle/reference/gst-states.ts'
import type { Services } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { currentSettings } from '../settings/current.ts'

/**
 * Seller of invoices from the settings of the company; its state is that of its GSTIN. Null until they are complete:
 * nothing is sold before, because no invoice could be issued.
 */
export const currentSeller = async (services: Services): Promise<Seller | null> => {
  const { company } = await currentSettings(services)
  const state = gstStates.find(({ id }) => id === company.gstin.slice(0, 2))?.state ?? null
  if (state === null || !company.entity.en || !company.registeredOffice.en) return null
  return { name: company.entity, address: company.registeredOffice, gstin: company.gstin, state }
}

/** As `currentSeller`; throws 503 until the settings are complete. */
export const requireSeller = async (services: Services): Promise<Seller> => {
  const seller = await currentSeller(services)
  if (!seller) throw new AppError('purchases.not_set_up', 503, 'Nothing is sold yet.')
  return seller
}
