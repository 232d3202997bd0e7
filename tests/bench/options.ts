/** Value of a command-line option `--name=value`; undefined without it. */
export const optionOf = (name: string): string | undefined =>
  process.argv.find((argument: string) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)
