/** In the place of the bundler runtime's `consumes`, in the shell: it provides shared modules, and its own imports are plain. */
export const consumes = () => {
  throw new Error('the shell consumes no shared module')
}
