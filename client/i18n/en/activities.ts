/** Activities and contact messages. */
export const activities = { title: 'Activities' }
