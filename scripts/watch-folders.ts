import { type FSWatcher, watch } from 'node:fs'

/** Of no concern to a program that runs: its tests, and what editors put beside a file while they write it. */
const skipped = /\.test\.tsx?$|~$|(^|[/\\])(\.|node_modules[/\\])/

/** Calls `onEdit` with each file, named from its folder, that is written, made or removed below the folders. Gives the function that ends it. */
export const watchFolders = (folders: readonly string[], onEdit: (file: string) => void): (() => void) => {
  const watchers: FSWatcher[] = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (file && !skipped.test(file)) onEdit(file)
    }),
  )
  return () => {
    for (const watcher of watchers) watcher.close()
  }
}
