/**
 * In the place of the bundler runtime's `init`, most of which is a plugin for shared modules that are shaken at deployment (`sharedFallback`). No
 * build here makes any, and without them the plugin passes on what it gets.
 */
export const init = ({ webpackRequire }) => {
  const { initOptions, runtime } = webpackRequire.federation
  if (!initOptions) throw new Error('initOptions is required!')
  initOptions.plugins ||= []
  return runtime.init(initOptions)
}
