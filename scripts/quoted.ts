/** As SQL writes a text. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
