/**
 * In the place of stylis' `Prefixer`: the browsers that the site is built for need no prefixes. styled-components asks for them only with
 * `enableVendorPrefixes`, which therefore changes nothing here.
 */
export const prefix = (declaration) => declaration
