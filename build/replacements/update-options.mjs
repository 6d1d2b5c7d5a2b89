const nothing = () => undefined

/**
 * In the place of the bundler runtime's `updateOptions`, which reads anew what a later chunk has added to the tables of shared modules and remotes.
 * The compiler writes them once, in the entry, and the runtime has read them by then.
 */
export { nothing as updateConsumeOptions, nothing as updateRemoteOptions }
