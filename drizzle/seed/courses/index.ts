import { arithmetic } from './arithmetic.ts'
import { english } from './english.ts'
import { firstMonth } from './first-month.ts'
import { motion } from './motion.ts'
import { polity } from './polity.ts'
import { reasoning } from './reasoning.ts'
import type { SeedCourse } from './shapes.ts'

export { seedCourseTests } from './tests.ts'

/** Newest first. */
export const seedCourses: SeedCourse[] = [arithmetic, polity, english, reasoning, motion, firstMonth]
