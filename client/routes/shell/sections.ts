import { paths } from '../../../domain/paths.ts'

/** Prefixes of addresses that belong to a section without being below its own. */
const elsewhere: Record<string, string> = {
  [paths.tests()]: paths.testResult(''),
  [paths.studyMaterials()]: paths.material(''),
  [paths.courses()]: paths.course(''),
}

/** True when the address belongs to the section of the navigation. */
export const isWithin = (section: string, pathname: string): boolean =>
  `${pathname}/`.startsWith(`${section}/`) || pathname.startsWith(elsewhere[section] ?? `${section}/`)
