import type { ItemKind } from '../../../domain/content.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'

/** Labels of item kinds on their social images. A kind that is missing here uses the default image. */
export const labels: Partial<Record<ItemKind, Bilingual>> = {
  series: { en: 'Test series', hi: 'टेस्ट सीरीज़' },
  material: { en: 'Study material', hi: 'अध्ययन सामग्री' },
  current_affairs: { en: 'Current affairs', hi: 'करेंट अफ़ेयर्स' },
  course: { en: 'Course', hi: 'कोर्स' },
  video: { en: 'Video', hi: 'वीडियो' },
  job: { en: 'Job update', hi: 'नौकरी अपडेट' },
}
