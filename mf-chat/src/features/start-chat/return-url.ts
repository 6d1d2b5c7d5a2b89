/** The page without the word that somebody came back to chat. */
export const removeChatFlag = (pathname: string, search: string): string => {
  const query = new URLSearchParams(search)
  query.delete('chat')
  return query.size > 0 ? `${pathname}?${query.toString().replaceAll('%2C', ',')}` : pathname
}

/**
 * This very page, to which somebody comes back to chat. It is read from the browser when it is needed: a list writes the job beside
 * it there without telling anybody.
 */
export const getReturnUrl = (): string => {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  query.set('chat', '1')
  return `${pathname}?${query.toString().replaceAll('%2C', ',')}`
}
