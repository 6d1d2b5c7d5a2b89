import type { CDPSession } from '@playwright/test'

/** What of V8's snapshot format is read here: nodes as one list of numbers, whose fields `meta` names. */
export type HeapSnapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
  nodes: number[]
}

/** Bytes of a heap snapshot by type of node: `code` is what V8 compiled, `object`, `closure` and so on what the page holds. */
export const sizesByType = ({ snapshot: { meta }, nodes }: HeapSnapshot): Map<string, number> => {
  const [types] = meta.node_types
  const width = meta.node_fields.length
  const type = meta.node_fields.indexOf('type')
  const size = meta.node_fields.indexOf('self_size')
  const sizes = new Map<string, number>()
  for (let node = 0; node < nodes.length; node += width) {
    const name = types[nodes[node + type] ?? -1] ?? 'unknown'
    sizes.set(name, (sizes.get(name) ?? 0) + (nodes[node + size] ?? 0))
  }
  return sizes
}

/** Takes a snapshot of a page's heap; the browser collects garbage before. */
export const takeHeapSnapshot = async (session: CDPSession): Promise<HeapSnapshot> => {
  const chunks: string[] = []
  const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', keep)
  return JSON.parse(chunks.join('')) as HeapSnapshot
}
