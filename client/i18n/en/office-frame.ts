/** Frame of the office: navigation, palette, keys. */
export const officeFrame = { title: 'Office' }
