/** The strings of a language as the build puts them in one file (vite.config.ts). */
declare module '*?data' {
  export const common: Partial<import('./en/index.ts').Strings>
}
