/** Texts of the settings and of a student's page, which their screens load first. */

export { blueprintEditor } from './blueprint-editor.ts'
export { presetEditor } from './preset-editor.ts'
export { settings } from './settings.ts'
export { studentPage } from './student-page.ts'
export { system } from './system.ts'
export { vocabulary } from './vocabulary.ts'
