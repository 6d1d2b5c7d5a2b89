/** Name of the global variable that holds a remote's federation container. The build is part of it: two releases of one remote can be in one tab. */
export const createContainerName = (name: string, build: string) => `${name}_${build}`.replaceAll(/[^a-zA-Z0-9_]/g, '_')

/** Name of the global array in which the shell's chunks register themselves. */
export const shellChunkLoadingGlobal = 'jobspanShellChunks'
