/** Package that a shared name belongs to: `react-dom/client` is `react-dom`'s, `@jobspan/shared-kit/i18n` the kit's. */
export const getPackageName = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
