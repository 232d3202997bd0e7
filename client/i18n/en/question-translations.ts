/** The tab of the question bank that lists texts to translate. */
export const questionTranslations = {
  intro:
    'Questions and passages with a text that one language lacks, or whose original has changed since it was translated, and questions that students of equal scores find harder in one language. Those of the tests that open next come first.',
  need: 'What is to be done',
  all: 'All',
  needs: {
    missing: 'Missing ({{number}})',
    stale: 'Out of date ({{number}})',
    uneven: 'Harder in one language ({{number}})',
  },
  harder: {
    hi: 'Harder in Hindi: {{delta}} on the delta scale, {{hi}} students in Hindi, {{en}} in English',
    en: 'Harder in English: {{delta}} on the delta scale, {{en}} students in English, {{hi}} in Hindi',
  },
  texts: {
    missing: {
      en_one: '{{count}} text without English',
      en_other: '{{count}} texts without English',
      hi_one: '{{count}} text without Hindi',
      hi_other: '{{count}} texts without Hindi',
    },
    stale: {
      en_one: '{{count}} English text out of date',
      en_other: '{{count}} English texts out of date',
      hi_one: '{{count}} Hindi text out of date',
      hi_other: '{{count}} Hindi texts out of date',
    },
  },
  inDraft: 'Complete in the draft, not published',
  opens: 'Opens {{date}}:',
  kinds: { question: 'Question', passage: 'Passage' },
  first: 'The {{count}} most urgent are shown. Further ones follow as these are done.',
  firstOfMany: 'The {{count}} most urgent of more than 1,000 are shown. Further ones follow as these are done.',
  empty: {
    all: 'All questions and passages say the same in both languages.',
    missing: 'Every text is there in both languages.',
    stale: 'No translation is out of date.',
    uneven: 'No question is clearly harder in one language, as far as 200 students of each or more have answered it.',
  },
}
