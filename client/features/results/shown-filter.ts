import { questionFilters, type QuestionFilter } from './question-filters.ts'

/** Filter that an address names. */
export const filterIn = (search: URLSearchParams): QuestionFilter =>
  questionFilters.find((filter) => filter === search.get('show')) ?? 'all'
