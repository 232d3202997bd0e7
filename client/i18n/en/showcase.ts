import { ui } from './ui.ts'

/** The texts of /ui, which no other page fetches. */
export const showcase = { ui }
