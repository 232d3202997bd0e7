import { initialSettings } from '../../domain/settings/initial.ts'
import type { SwitchName, Switches } from '../../domain/settings/switches.ts'
import type { Services } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { currentSettings } from './current.ts'
import { findNewest } from './settings.store.ts'

/** Switches for pages, at most a minute old. */
export const readSwitches = async (services: Services): Promise<Switches> => (await currentSettings(services)).switches

/** Throws 403 while a part of the product is switched off, from the moment of the change on. */
export const requireSwitch = async ({ db }: Pick<Services, 'db'>, name: SwitchName): Promise<void> => {
  const newest = await findNewest(db, 'switches')
  const switches = { ...initialSettings.switches, ...newest?.value }
  if (!switches[name])
    throw new AppError('platform.switched_off', 403, 'This is closed for now.', { details: { name } })
}
