/** The strings of a language as the build puts them in one file (scripts/build-plugins.ts). */
declare module '*?data' {
  export const common: Partial<import('./en/index.ts').Strings>
}
