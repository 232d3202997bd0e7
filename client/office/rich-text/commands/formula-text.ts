/** Markdown of a formula: a block has lines of its own. */
export const formulaText = (tex: string, block: boolean): string =>
  block ? `$$\n${tex.trim()}\n$$` : `$${tex.trim().replaceAll(/\s*\n\s*/g, ' ')}$`
