/** Checklist, schedule, history, preview. */
export const publishing = { title: 'Publishing' }
