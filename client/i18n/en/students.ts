/** Texts of a student's page in the office. */

export { studentPage } from './student-page.ts'
