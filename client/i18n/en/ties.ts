/** Rules that order equal scores. */
export const ties = {
  section: 'the score in {{section}}',
  wrong_ratio_in: 'fewer wrong for each right answer in {{section}}',
  positive_marks: 'the marks gained, without the penalties',
  wrong_ratio: 'fewer wrong for each right answer',
  older: 'the older candidate first',
  name: 'the name from A to Z',
}
