/**
 * For changes: without a connection they fail at once and say so. The library would keep them back until there is one, and a paused
 * change looks like one that is being sent, for ever.
 */
export const saidAtOnce = { networkMode: 'always' } as const
