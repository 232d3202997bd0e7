/** Subjects of current-affairs items. */
export const affairCategories = [
  'national',
  'international',
  'economy',
  'science',
  'environment',
  'sports',
  'awards',
  'institutions',
  'schemes',
  'days',
] as const
export type AffairCategory = (typeof affairCategories)[number]
