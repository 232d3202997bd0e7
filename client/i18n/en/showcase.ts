/** Texts of /ui alone. */

export { ui } from './ui.ts'
