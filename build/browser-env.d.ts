/** What the build fills in (`DefinePlugin`). Browser code knows nothing else of Node's `process`. */
declare const process: {
  readonly env: { readonly NODE_ENV?: string; readonly SHELL_BUILD?: string; readonly SHARED_VERSIONS?: string }
}
