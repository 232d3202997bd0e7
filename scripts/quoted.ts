/** SQL literal of a text. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
