import type { Adapter, AdapterPayload } from 'oidc-provider'

/** What all providers remember together, oldest forgotten first: a demonstration has no more than that. */
const maxEntries = 5_000

/** Keeps what one local provider remembers in this process, until it expires. */
export const createMemoryStore = () => {
  const rows = new Map<string, { payload: AdapterPayload; until: number }>()
  const alive = (key: string): AdapterPayload | undefined => {
    const row = rows.get(key)
    if (row && row.until > Date.now()) return row.payload
    rows.delete(key)
    return undefined
  }
  const findBy = (model: string, property: 'uid' | 'userCode', value: string) =>
    [...rows.keys()]
      .filter((key) => key.startsWith(`${model}:`))
      .map(alive)
      .find((payload) => payload?.[property] === value)

  return (model: string): Adapter => ({
    upsert: async (id, payload, expiresIn = 3_600) => {
      rows.delete(`${model}:${id}`)
      rows.set(`${model}:${id}`, { payload, until: Date.now() + expiresIn * 1_000 })
      for (const key of rows.keys()) {
        if (rows.size <= maxEntries) break
        rows.delete(key)
      }
    },
    find: async (id) => alive(`${model}:${id}`),
    findByUid: async (uid) => findBy(model, 'uid', uid),
    findByUserCode: async (userCode) => findBy(model, 'userCode', userCode),
    consume: async (id) => {
      const payload = alive(`${model}:${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1_000)
    },
    destroy: async (id) => {
      rows.delete(`${model}:${id}`)
    },
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of rows) if (payload.grantId === grantId) rows.delete(key)
    },
  })
}
