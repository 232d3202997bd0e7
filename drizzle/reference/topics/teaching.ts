import type { Titles } from './titles.ts'

/** Units of UGC-NET paper 1 that no other subject has. */
export const teaching = {
  'teaching-aptitude': ['Teaching aptitude', 'शिक्षण अभियोग्यता'],
  'research-aptitude': ['Research aptitude', 'शोध अभियोग्यता'],
  communication: ['Communication', 'संप्रेषण'],
  'mathematical-reasoning': ['Mathematical reasoning and aptitude', 'गणितीय तर्क और अभियोग्यता'],
  'structure-of-arguments': ['Structure and kinds of arguments', 'युक्तियों की संरचना और प्रकार'],
  ict: ['Information and communication technology', 'सूचना एवं संचार प्रौद्योगिकी (ICT)'],
  'people-and-environment': ['People, development and environment', 'लोग, विकास और पर्यावरण'],
  'higher-education': ['Higher education system', 'उच्च शिक्षा प्रणाली'],
} as const satisfies Titles
