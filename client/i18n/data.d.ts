/** Strings of a language bundled into one file (scripts/build-plugins.ts). */
declare module '*?data' {
  export const common: Partial<import('./en/index.ts').Strings>
}
