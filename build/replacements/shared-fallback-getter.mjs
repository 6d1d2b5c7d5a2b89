/** In the place of the bundler runtime's `getSharedFallbackGetter`: without a `sharedFallback`, which no build here has, it gives the factory. */
export const getSharedFallbackGetter = ({ factory }) => factory
