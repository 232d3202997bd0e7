import { redirect } from 'react-router'
import { officePaths } from '../../../domain/office-paths.ts'

/** The import dialog is on the list of tests. */
export const loader = () => redirect(officePaths.adminTests())
