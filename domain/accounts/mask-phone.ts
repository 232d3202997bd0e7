/** Phone number with all but its last digits hidden: `+919876543210` is `•••• 3210`. */
export const maskPhone = (phone: string): string => `•••• ${phone.slice(-4)}`
