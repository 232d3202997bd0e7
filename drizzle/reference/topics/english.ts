import type { Titles } from './titles.ts'

export const english = {
  'active-passive': ['Active and passive voice', 'कर्तृवाच्य और कर्मवाच्य'],
  antonyms: ['Antonyms', 'विलोम शब्द'],
  'cloze-test': ['Cloze test', 'क्लोज़ टेस्ट'],
  'direct-indirect': ['Direct and indirect speech', 'प्रत्यक्ष और अप्रत्यक्ष कथन'],
  'error-spotting': ['Error spotting', 'त्रुटि पहचान'],
  'fill-in-the-blanks': ['Fill in the blanks', 'रिक्त स्थान भरना'],
  'grammar-usage': ['Grammar and usage', 'व्याकरण और प्रयोग'],
  idioms: ['Idioms and phrases', 'मुहावरे'],
  'one-word-substitution': ['One-word substitution', 'अनेक शब्दों के लिए एक शब्द'],
  'para-jumbles': ['Para jumbles', 'वाक्यों का क्रम'],
  'reading-comprehension': ['Reading comprehension', 'गद्यांश'],
  'sentence-improvement': ['Sentence improvement', 'वाक्य सुधार'],
  spelling: ['Spelling', 'वर्तनी'],
  synonyms: ['Synonyms', 'पर्यायवाची शब्द'],
  vocabulary: ['Vocabulary', 'शब्दावली'],
  homophones: ['Homophones and confusing words', 'समोच्चारित और भ्रामक शब्द'],
  'sentence-completion': ['Sentence and paragraph completion', 'वाक्य और अनुच्छेद पूर्ति'],
  'sentence-parts': ['Order of sentence parts', 'वाक्य के भागों का क्रम'],
  'verbal-analogy': ['Verbal analogy', 'शाब्दिक सादृश्यता'],
  'word-swap': ['Word swap and rearrangement', 'शब्दों की अदला-बदली'],
} as const satisfies Titles
