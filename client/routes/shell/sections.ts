import { paths } from '../../../domain/paths.ts'

/** How the addresses of a section begin that are not below its own. */
const elsewhere: Record<string, string> = {
  [paths.tests()]: paths.testResult(''),
  [paths.studyMaterials()]: paths.material(''),
  [paths.courses()]: paths.course(''),
}

/** Whether a page is that of a section of the navigation, or one of its pages. */
export const isWithin = (section: string, pathname: string): boolean =>
  `${pathname}/`.startsWith(`${section}/`) || pathname.startsWith(elsewhere[section] ?? `${section}/`)
