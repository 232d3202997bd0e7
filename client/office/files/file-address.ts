/** Address at which an administrator reads a version of a file. */
export const fileAddress = (key: string): string => `/api/admin/files/content?key=${encodeURIComponent(key)}`
