import { redirect } from 'react-router'
import { paths } from '../../../domain/paths.ts'

/** The import dialog is on the list of tests. */
export const loader = () => redirect(paths.adminTests())
