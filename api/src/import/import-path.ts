/** Where importers on this machine hand over records; refuses everybody else itself. */
export const importPath = '/internal/import'
