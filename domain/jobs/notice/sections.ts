import { foldedAll, matchesOf } from './folded-text.ts'

/** Headings of the parts of a notice. */
const headings = foldedAll({
  fees: /(?:application |examination |exam )?fees?\b|(?:आवेदन|परीक्षा|पंजीकरण) शुल्क|शुल्क/i,
  relaxations:
    /(?:upper )?age relaxation|relaxation (?:in|of) (?:upper )?age|relaxations?|relaxable|आयु (?:सीमा )?में छूट|अधिकतम आयु(?: सीमा)? में छूट|छूट/i,
  age: /age limits?|आयु सीमा|age\b|आयु/i,
  qualification:
    /(?:essential |educational |minimum |academic )*qualifications?|education\b|eligibility|(?:शैक्षिक|शैक्षणिक|अनिवार्य) (?:योग्यता|अर्हता)|योग्यता|अर्हता/i,
  selection:
    /selection (?:process|procedure)|mode of selection|scheme of (?:selection|examination)|चयन (?:प्रक्रिया|विधि|का आधार)/i,
  howToApply:
    /how to apply|(?:mode|procedure) (?:of|for) (?:application|applying)|application procedure|आवेदन (?:कैसे करें|की प्रक्रिया|प्रक्रिया|का तरीक़ा|करने की विधि)/i,
  dates: /(?:important |key )dates?|schedule|महत्वपूर्ण तिथि(?:यां|यों)?|समय[- ]?सारणी/i,
  vacancies: /(?:details of )?(?:vacanc(?:y|ies)|posts?)(?: details)?|पदों का विवरण|रिक्ति(?:यां|यों)?(?: का विवरण)?/i,
  pay: /pay scale|pay level|pay\b|salary|emoluments|scale of pay|वेतन(?:मान)?/i,
  links: /(?:important )?links?|official website|वेबसाइट|लिंक/i,
  notes: /note|important instructions|general instructions|disclaimer|टिप्पणी|नोट|निर्देश/i,
})

type SectionName = keyof typeof headings

/** Part of a notice below, or behind, a heading. `bodyFrom` is behind the heading itself. */
export type Section = { name: SectionName; from: number; bodyFrom: number; to: number }

const number = '^[ \\t]*(?:\\(?[0-9ivxA-Z]{1,4}[.):]+(?:\\d+[.)]?)*[ \\t]*|[*\\u2022#-][ \\t]*)?'

const longestHeading = 70

/** Headings at the start of a line: followed by a colon or dash, or alone on it. */
const headingLines = (Object.keys(headings) as SectionName[]).map((name) => ({
  name,
  pattern: new RegExp(
    `${number}(?:permissible |the )?(?:${headings[name].source})(?:[ \\t]*\\([^)\\n]*\\))?[^:\\n|.-]{0,30}?(?:[ \\t]*(?::-?|-|\\|)|[ \\t]*$)`,
    'iu',
  ),
}))

const headingOf = (line: string): { name: SectionName; length: number } | null => {
  for (const { name, pattern } of headingLines) {
    const found = pattern.exec(line)
    if (found && found[0].length <= longestHeading) return { name, length: found[0].length }
  }
  return null
}

/** Sections of a notice in order; text before the first heading belongs to none. */
export const sectionsIn = (text: string): Section[] => {
  const sections: Section[] = []
  for (const line of matchesOf(text, /[^\n]+/g)) {
    const heading = headingOf(line[0])
    if (!heading) continue
    const last = sections.at(-1)
    if (last) last.to = line.index
    sections.push({ name: heading.name, from: line.index, bodyFrom: line.index + heading.length, to: text.length })
  }
  return sections
}

/** Returns a function that finds the first place at or after another. Both the places and its calls must ascend. */
const nextOf = (places: readonly number[]): ((at: number) => number | undefined) => {
  let index = 0
  return (at) => {
    while ((places[index] ?? at) < at) index += 1
    return places[index]
  }
}

/** Sections of a name; where there is none, from each line with one of its words to the end of its paragraph. */
export const partsAbout = (text: string, sections: readonly Section[], name: SectionName): Section[] => {
  const named = sections.filter((section) => section.name === name)
  if (named.length > 0) return named
  const paragraphEnd = nextOf(matchesOf(text, /\n[ \t]*(?=\n)/g).map(({ index }) => index))
  const nextSection = nextOf(sections.map(({ from }) => from))
  return matchesOf(text, /[^\n]+/g)
    .filter(([line]) => headings[name].test(line))
    .map(({ index }) => {
      const end = Math.min(paragraphEnd(index) ?? text.length, nextSection(index + 1) ?? text.length)
      return { name, from: index, bodyFrom: index, to: end }
    })
}

/** Parts of which none begins inside another: of several lines of a paragraph the first. */
export const separateParts = (parts: readonly Section[]): Section[] => {
  let end = 0
  return parts.filter(({ from, to }) => {
    if (from < end) return false
    end = to
    return true
  })
}
