const folder = /^(https?:\/\/[^/]+)?\/remotes\/([^/]+)\/([^/]+)\/$/

/**
 * Address of a release's folder under an alias: the same files, fetched anew where a browser has cached a bad answer, and
 * from this site itself where the first address is a CDN. A squad's own server (build `dev`) has one address only.
 */
export const getAliasUrl = (base: string, alias: number): string => {
  const [, origin, name, build] = folder.exec(base) ?? []
  return alias === 0 || (origin && build === 'dev') ? base : `/remotes/_r${alias}/${name}/${build}/`
}
