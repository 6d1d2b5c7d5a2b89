import { LRUCache } from 'lru-cache'
import type { Adapter, AdapterPayload } from 'oidc-provider'

/** For all providers together: a demonstration has no more than that. */
const maxRecords = 5_000

/** Stores what one local provider writes in the memory of this process, until it expires. */
export const createMemoryStore = () => {
  const records = new LRUCache<string, AdapterPayload>({ max: maxRecords })
  const findBy = (model: string, property: 'uid' | 'userCode', value: string) =>
    [...records.entries()].find(([key, payload]) => key.startsWith(`${model}:`) && payload[property] === value)?.[1]

  return (model: string): Adapter => ({
    upsert: async (id, payload, expiresIn = 3_600) => {
      records.set(`${model}:${id}`, payload, { ttl: expiresIn * 1_000 })
    },
    find: async (id) => records.get(`${model}:${id}`),
    findByUid: async (uid) => findBy(model, 'uid', uid),
    findByUserCode: async (userCode) => findBy(model, 'userCode', userCode),
    consume: async (id) => {
      const payload = records.get(`${model}:${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1_000)
    },
    destroy: async (id) => {
      records.delete(`${model}:${id}`)
    },
    revokeByGrantId: async (grantId) => {
      for (const [key, payload] of [...records.entries()]) if (payload.grantId === grantId) records.delete(key)
    },
  })
}
