import { testOf, type FullPaper } from '../papers/paper.ts'
import { sscCgl1 } from '../papers/ssc-cgl-1/index.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'
import { offlineFaq, retakeFaq } from './faq.ts'
import type { SeedGroup } from './shapes.ts'

/** Series for sale with the full-length papers of an exam. */
const group = (title: Bilingual, summary: Bilingual, papers: [FullPaper, ...FullPaper[]]): SeedGroup => {
  const [{ seriesId, examId }] = papers
  if (seriesId === null) throw new RangeError(`${title.en} has no series`)
  return {
    series: {
      id: seriesId,
      examId,
      title,
      summary,
      description: {
        en: 'As long and as hard as the exam, with its sections, clocks and negative marks. No question is in any other test here. Each option is explained: why it is right, or which mistake leads to it.',
        hi: 'परीक्षा जितना लंबा और उतना ही कठिन; वही खंड, वही समय और वही ऋणात्मक अंक। इसका कोई प्रश्न यहाँ के किसी और टेस्ट में नहीं है। हर विकल्प समझाया गया है: वह सही क्यों है, या कौन-सी ग़लती उस तक ले जाती है।',
      },
      faq: [retakeFaq, offlineFaq],
      access: 'paid',
    },
    tests: papers.map(testOf),
  }
}

export const fullPaperGroups: SeedGroup[] = [
  group(
    { en: 'SSC CGL Tier 1 2026: full papers', hi: 'एसएससी सीजीएल टियर 1 2026: पूरे पेपर' },
    {
      en: '100 questions in four sections of 15 minutes each, at the level of the last years.',
      hi: '15-15 मिनट के चार खंडों में 100 प्रश्न, पिछले वर्षों के स्तर पर।',
    },
    [sscCgl1],
  ),
]
