import { Plus, type LucideIcon } from 'lucide-react'
import { officeFrame as en } from '../../../i18n/en/office-frame.ts'
import { officeFrame as hi } from '../../../i18n/hi/office-frame.ts'
import { officeScreens, type CreatableKey, type OfficeScreen } from '../screens.ts'

type Named = { key: OfficeScreen['key']; group: 'screens' } | { key: CreatableKey; group: 'create' }

/** Entry of the palette that needs no search on the server: a screen, or an empty editor. */
export type Command = Named & { to: string; icon: LucideIcon }

const both = [en, hi]

const nameIn = (texts: typeof en, command: Named): string =>
  command.group === 'create' ? texts.create[command.key] : texts.screens[command.key]

/** Names of a command in both languages, with further words by which it is asked for. */
export const searchTextOf = (command: Command): string =>
  both.map((texts) => `${nameIn(texts, command)} ${texts.words[command.key]}`).join(' ')

const editors = officeScreens.flatMap(({ create }): Command[] =>
  create ? [{ ...create, group: 'create', icon: Plus }] : [],
)

const screens = officeScreens.map(({ key, to, icon }): Command => ({ key, to, icon, group: 'screens' }))

/** Every screen, and every kind of item that has an editor. */
export const commands: readonly Command[] = [...editors, ...screens]
