/** Short version of a stored file: the start of its checksum. */
export const fileVersion = (checksum: string): string => checksum.slice(0, 16)

/** Id in characters that are safe in file names: "mat_maths" becomes "mat-maths". */
export const safeFileName = (id: string): string => id.replace(/[^A-Za-z0-9-]/g, '-')

/** Key in R2 of the text of a file, by page. */
export const textKey = (key: string): string => `${key}.text`
