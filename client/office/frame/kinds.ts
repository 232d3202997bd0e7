import {
  BookOpen,
  Briefcase,
  ClipboardList,
  FileQuestion,
  GraduationCap,
  Layers,
  Newspaper,
  Video,
  type LucideIcon,
} from 'lucide-react'
import type { DraftKind } from '../../../domain/content.ts'
import { paths } from '../../../domain/paths.ts'

/** Icon of each kind and the address of its editor and list. */
export const officeKinds: Record<DraftKind, { icon: LucideIcon; address: (id: string) => string; list: string }> = {
  test: { icon: ClipboardList, address: paths.adminTest, list: paths.adminTests() },
  series: { icon: Layers, address: paths.adminSeries, list: paths.adminTestSeries() },
  material: { icon: BookOpen, address: paths.adminMaterial, list: paths.adminMaterials() },
  current_affairs: { icon: Newspaper, address: paths.adminAffair, list: paths.adminCurrentAffairs() },
  course: { icon: GraduationCap, address: paths.adminCourse, list: paths.adminCourses() },
  video: { icon: Video, address: paths.adminVideo, list: paths.adminVideos() },
  job: { icon: Briefcase, address: paths.adminJob, list: paths.adminJobs() },
  question: { icon: FileQuestion, address: () => paths.adminQuestionBank(), list: paths.adminQuestionBank() },
}
