/** Texts of the settings, which their screens load first. */

export { blueprintEditor } from './blueprint-editor.ts'
export { presetEditor } from './preset-editor.ts'
export { settings } from './settings.ts'
export { system } from './system.ts'
export { vocabulary } from './vocabulary.ts'
