import { askEngine, type EngineNode } from './engine-node.ts'

const copies = [1, 2, 3, 4]
const snapshot = '_snapshot/bench/jobs'
// As fast as the disk is; nothing else is asked meanwhile.
const bytesPerSecond = '2gb'

/**
 * Lets the alias name the index and four copies of it, a shard each, while `measure` runs: five times as many jobs, of which each comes five times. The
 * copies are restored from a snapshot, so that their files are their own, on the disk and in its cache.
 */
export const searchFiveTimes = async <Found>({ url, snapshots }: EngineNode, measure: () => Promise<Found>) => {
  const [index = ''] = Object.keys((await askEngine(url, 'GET', '_alias/jobs')) as object)
  const names = copies.map((number) => `copy-${number}-of-${index}`)
  const moveAlias = (action: 'add' | 'remove') =>
    askEngine(url, 'POST', '_aliases', {
      actions: names.map((name) => ({ [action]: { index: name, alias: 'jobs' } })),
    })
  const settings = {
    location: snapshots,
    max_snapshot_bytes_per_sec: bytesPerSecond,
    max_restore_bytes_per_sec: bytesPerSecond,
  }
  await askEngine(url, 'PUT', '_cluster/settings', {
    persistent: { 'indices.recovery.max_bytes_per_sec': bytesPerSecond },
  })
  await askEngine(url, 'PUT', '_snapshot/bench', { type: 'fs', settings })
  await askEngine(url, 'PUT', `${snapshot}?wait_for_completion=true`, { indices: index, include_global_state: false })
  try {
    for (const number of copies)
      await askEngine(url, 'POST', `${snapshot}/_restore?wait_for_completion=true`, {
        indices: index,
        include_aliases: false,
        rename_pattern: '(.+)',
        rename_replacement: `copy-${number}-of-$1`,
      })
    await moveAlias('add')
    return await measure()
  } finally {
    // A copy that was not made is no fault here. An index without the alias is asked by nobody.
    await askEngine(url, 'DELETE', `${names.join(',')}?ignore_unavailable=true`)
    await askEngine(url, 'DELETE', snapshot)
  }
}
