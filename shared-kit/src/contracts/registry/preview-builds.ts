/** Begins the build id of every preview build, by which a registry keeps it from being promoted. */
export const previewBuildPrefix = 'preview-'

/** Build id of a preview of a request, such as a pull request's number. */
export const previewBuild = (request: string, hash: string): string => `${previewBuildPrefix}${request}-${hash}`

export const isPreviewBuild = (build: string): boolean => build.startsWith(previewBuildPrefix)

/** Whether a preview build is of this request. */
export const isPreviewOf = (build: string, request: string): boolean =>
  build.startsWith(`${previewBuildPrefix}${request}-`)
