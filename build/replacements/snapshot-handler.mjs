const nothing = () => undefined

/**
 * In the place of the runtime's `SnapshotHandler`. Remotes are registered by the address of their entry, so no manifest is read and no snapshot is
 * made of one (`disableSnapshot`). Plugins find no hooks here, and no manifest is kept that a remote which is registered anew would have to forget.
 */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin: nothing, removePlugin: nothing }
  manifestCache = new Map()
}

/** What a snapshot would tell of a remote: nothing. */
export const getGlobalRemoteInfo = () => ({})
