/** Address of a release's folder under an alias: the same files, fetched anew where a browser has cached a bad answer. */
export const aliasBase = (base: string, alias: number): string =>
  alias === 0 ? base : base.replace(/^\/remotes\//, `/remotes/_r${alias}/`)
