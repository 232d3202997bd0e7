/** Editor of jobs. */
export const jobEditor = { title: 'Job' }
