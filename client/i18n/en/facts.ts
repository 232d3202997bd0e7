/** Texts of the dated facts below an item; parts of pages that show them export them too. */
export const facts = {
  title: 'Facts to remember',
  since: 'Since {{date}}',
  until: 'held until {{date}}',
  over: 'No longer holds',
}
