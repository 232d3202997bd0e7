import type { SeedChapter, SeedMaterial } from '../drizzle/seed/materials/shapes.ts'

const opening = { en: 'Before you begin', hi: 'शुरू करने से पहले' }

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 64)

/** Parts of a text at its headings of depth 2; the first is what precedes them. */
const partsOf = (text: string): { title: string; body: string }[] =>
  `\n${text}`.split(/^## /m).map((part, index) => {
    const [title = '', ...lines] = part.split('\n')
    return { title: index === 0 ? '' : title.trim(), body: (index === 0 ? part : lines.join('\n')).trim() }
  })

/** Parts of a paper as chapters: the text view of its PDF. */
export const chaptersOfPaper = ({ paper }: Pick<SeedMaterial, 'paper'>): SeedChapter[] => {
  if (!paper) return []
  const hindi = partsOf(paper.hi)
  return partsOf(paper.en).flatMap(({ title, body }, index): SeedChapter[] => {
    if (body === '') return []
    const other = hindi[index] ?? { title: '', body: '' }
    return [
      {
        id: title === '' ? 'opening' : slugOf(title),
        title: title === '' ? opening : { en: title, hi: other.title },
        text: { en: body, hi: other.body },
      },
    ]
  })
}
