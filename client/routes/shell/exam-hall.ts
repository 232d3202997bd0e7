import { paths } from '../../../domain/paths.ts'

/** True at the addresses of a running test and of practice, which has a frame of its own and reports the connection itself. */
export const isExamHall = (pathname: string): boolean =>
  pathname.startsWith(paths.test('')) || pathname.startsWith(paths.practiceSession('')) || pathname === paths.demoTest()
