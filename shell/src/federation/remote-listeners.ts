/** Who waits for a remote to work again, or for another release of it. */
export const createRemoteListeners = () => {
  const byRemote = new Map<string, Set<() => void>>()
  return {
    notify(remote: string) {
      for (const listener of [...(byRemote.get(remote) ?? [])]) listener()
    },
    subscribe(remote: string, listener: () => void): () => void {
      const listeners = byRemote.get(remote) ?? new Set()
      byRemote.set(remote, listeners)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
