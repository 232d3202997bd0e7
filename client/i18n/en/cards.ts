/** Texts of the button that adds a card; parts of pages that show it export them too. */
export const cards = {
  add: 'Add to revision',
  added: 'In your revision',
  failed: 'Not added. Check the connection and try again.',
}
