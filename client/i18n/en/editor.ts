/** Editors of the office: saving, fields, conflicts. */
export const editor = { title: 'Editor' }
