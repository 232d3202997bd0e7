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
import { officePaths } from '../../../domain/office-paths.ts'

/** Icon of each kind and the address of its editor and list. */
export const officeKinds: Record<DraftKind, { icon: LucideIcon; address: (id: string) => string; list: string }> = {
  test: { icon: ClipboardList, address: officePaths.adminTest, list: officePaths.adminTests() },
  series: { icon: Layers, address: officePaths.adminSeries, list: officePaths.adminTestSeries() },
  material: { icon: BookOpen, address: officePaths.adminMaterial, list: officePaths.adminMaterials() },
  current_affairs: { icon: Newspaper, address: officePaths.adminAffair, list: officePaths.adminCurrentAffairs() },
  course: { icon: GraduationCap, address: officePaths.adminCourse, list: officePaths.adminCourses() },
  video: { icon: Video, address: officePaths.adminVideo, list: officePaths.adminVideos() },
  job: { icon: Briefcase, address: officePaths.adminJob, list: officePaths.adminJobs() },
  question: {
    icon: FileQuestion,
    address: () => officePaths.adminQuestionBank(),
    list: officePaths.adminQuestionBank(),
  },
}
