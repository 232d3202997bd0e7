import type { MaterialDetail } from '../../../domain/materials/contract.ts'
import { materialTraits } from '../../../domain/materials/kinds.ts'
import { socialImagePath } from '../../../domain/seo/social-image-path.ts'
import { paths } from '../../../domain/paths.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'

type Pick = (text: Bilingual) => string

export const materialData = (
  origin: string,
  material: MaterialDetail,
  pick: Pick,
  words: { kind: string; subject: string },
) => ({
  '@type': ['LearningResource', materialTraits[material.kind].schemaType],
  '@id': `${origin}${paths.material(material.id)}`,
  url: `${origin}${paths.material(material.id)}`,
  name: pick(material.title),
  headline: pick(material.title),
  description: pick(material.summary),
  inLanguage: material.languages,
  learningResourceType: words.kind,
  about: { '@type': 'Thing', name: words.subject },
  educationalUse: 'exam preparation',
  isAccessibleForFree: material.access === 'free',
  datePublished: new Date(material.publishedAt).toISOString(),
  dateModified: new Date(material.updatedAt).toISOString(),
  ...(material.extent.minutes !== null && { timeRequired: `PT${material.extent.minutes}M` }),
  image: [`${origin}${socialImagePath('material', material)}`],
  author: { '@type': 'Organization', name: 'Taiyari', url: `${origin}/` },
  publisher: { '@id': `${origin}/#organization` },
})
