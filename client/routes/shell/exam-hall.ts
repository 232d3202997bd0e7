import { paths } from '../../../domain/paths.ts'

/** True at the addresses of a running test, which has a frame of its own and reports the connection itself. */
export const isExamHall = (pathname: string): boolean =>
  pathname.startsWith(paths.test('')) || pathname === paths.demoTest()
