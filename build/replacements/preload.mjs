/**
 * In the place of the runtime's `utils/preload`. `preloadRemote` reads what to preload from a snapshot, and there are none (`disableSnapshot`): the
 * server names the files of a page, and the shell fetches those of the next one.
 */
const refuse = () => {
  throw new Error('preloadRemote needs snapshots, which are off')
}

export {
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
}
