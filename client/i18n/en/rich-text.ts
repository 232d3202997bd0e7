/** Editor for rich text. */
export const richText = { title: 'Text' }
