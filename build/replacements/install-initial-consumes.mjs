/**
 * In the place of the bundler runtime's `installInitialConsumes`. Entries here need no shared module before they are asked for a part: what they
 * expose is loaded by `import()`.
 */
export const installInitialConsumes = ({ initialConsumes }) => {
  if (initialConsumes.length > 0) throw new Error('an entry may not use shared modules before it is asked for a part')
}
