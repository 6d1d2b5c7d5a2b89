const key = 'utmCampaign'

/**
 * Keeps the campaign that led somebody here, as its address named it, until they sign in (docs/product-rules.md#campaign); the
 * latest counts.
 */
export const persistCampaign = (search: string): void => {
  const named = [...new URLSearchParams(search)].filter(([name]) => /^utm_\w{1,36}$/.test(name))
  if (named.length === 0) return
  try {
    localStorage.setItem(
      key,
      JSON.stringify(Object.fromEntries(named.map(([name, text]) => [name, text.slice(0, 200)]))),
    )
  } catch {
    // Without storage nobody learns which campaign it was.
  }
}
