import { codes, practice } from '../catalogue/shapes.ts'
import type { SeedTest } from '../catalogue/index.ts'

const common = {
  seriesId: null,
  presetVersionId: 'pre_practice_v1',
  kind: 'chapter',
  access: 'free',
  ...practice,
} as const

/** In no series: each ends a course. */
export const seedCourseTests: SeedTest[] = [
  {
    ...common,
    id: 'tst_course-arithmetic',
    examId: 'exm_ssc',
    code: 'COURSE-ARI',
    title: { en: 'Percentages to profit: final test', hi: 'प्रतिशत से लाभ तक: अंतिम टेस्ट' },
    durationMinutes: 12,
    sections: [{ presetSectionId: 'first', questions: codes('apt', 1, 3, 11, 12, 13, 14, 42, 43) }],
  },
  {
    ...common,
    id: 'tst_course-polity',
    examId: 'exm_ssc',
    code: 'COURSE-POL',
    title: { en: 'The Constitution, foundations: final test', hi: 'संविधान की बुनियाद: अंतिम टेस्ट' },
    durationMinutes: 8,
    sections: [{ presetSectionId: 'first', questions: codes('gkn', 1, 8, 10, 13, 15, 20, 33) }],
  },
  {
    ...common,
    id: 'tst_course-reasoning',
    examId: 'exm_ssc',
    code: 'COURSE-REA',
    title: { en: 'Reasoning from zero: final test', hi: 'तर्कशक्ति शून्य से: अंतिम टेस्ट' },
    durationMinutes: 10,
    sections: [{ presetSectionId: 'first', questions: codes('rea', 1, 2, 3, 4, 5, 7, 8) }],
  },
  {
    ...common,
    id: 'tst_course-motion',
    examId: 'exm_jee',
    code: 'COURSE-MOT',
    title: { en: 'Motion and forces: final test', hi: 'गति और बल: अंतिम टेस्ट' },
    durationMinutes: 15,
    sections: [{ presetSectionId: 'first', questions: codes('phy', 1, 2, 3, 4, 5, 6) }],
  },
]
