/** Where each country's flag lies. One file each, so that a page fetches only those it shows. */
export const flagFiles: Record<string, string> = {}
