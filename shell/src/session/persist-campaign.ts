const key = 'utmCampaign'

/** A campaign, by the `utm_…` names of an address. */
export type Campaign = Record<string, string>

/**
 * Keeps the campaign that led somebody here, as its address named it, until they sign in (docs/product-rules.md#campaign); the
 * latest counts. Gives it, or null where the address names none.
 */
export const persistCampaign = (search: string): Campaign | null => {
  const named = [...new URLSearchParams(search)].filter(([name]) => /^utm_\w{1,36}$/.test(name))
  if (named.length === 0) return null
  const campaign = Object.fromEntries(named.map(([name, text]) => [name, text.slice(0, 200)]))
  try {
    localStorage.setItem(key, JSON.stringify(campaign))
  } catch {
    // Without storage nobody learns which campaign it was.
  }
  return campaign
}
