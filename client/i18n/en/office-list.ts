/** Lists of the office. */
export const officeList = { title: 'List' }
