/** Keys of the texts that confirm the forms of the page. */
export const savedMessage = {
  choices: 'choices.saved',
  make: 'calendar.made',
  renew: 'calendar.renewed',
  remove: 'calendar.removed',
} as const
