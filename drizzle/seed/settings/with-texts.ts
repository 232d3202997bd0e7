import type { SeedLegalVersion } from './shapes.ts'

type Sections = SeedLegalVersion['sections']

/** Sections of an earlier version, with new texts by their ids. */
export const withTexts = (sections: Sections, texts: Readonly<Record<string, Sections[number]['text']>>): Sections =>
  sections.map((section) => ({ ...section, text: texts[section.id] ?? section.text }))
