import { ui } from './ui.ts'

/** Texts of /ui alone. */
export const showcase = { ui }
