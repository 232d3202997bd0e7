/** Editor of current affairs. */
export const affairEditor = { title: 'Current affairs' }
