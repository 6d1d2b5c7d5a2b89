/** In the place of the bundler runtime's `remotes`, for remotes that a build names: here the registry's document names them, at run time. */
export const remotes = () => {
  throw new Error('no remote is named at build time')
}
