import { type Html, html } from './html.ts'

/** One of a list: its address, its name and what else is said of it. */
export type SideItem = { url: string; name: string; pills: Html; isCurrent: boolean }

/**
 * The others of a list beside the page of one, with the way to the one before and the one after; nothing where there is no other, unless the list is
 * narrowed: others may have left it.
 */
export const sideList = (label: string, items: readonly SideItem[], isNarrowed = false): Html => {
  if (items.length < 2 && !isNarrowed) return html``
  const place = items.findIndex(({ isCurrent }) => isCurrent)
  const previous = place > 0 ? items[place - 1] : undefined
  const next = place >= 0 ? items[place + 1] : items[0]
  return html`<nav class="candidates" aria-label="${label}"><p class="chips">${previous ? html`<a href="${previous.url}" rel="prev">Previous <kbd>k</kbd></a>` : html`<span class="soft">First</span>`}${next ? html`<a href="${next.url}" rel="next">Next <kbd>j</kbd></a>` : html`<span class="soft">Last</span>`}</p>
<ul>${items.map(({ url, name, pills, isCurrent }) => html`<li><a href="${url}"${isCurrent && html` aria-current="true"`}><bdi>${name}</bdi>${pills}</a></li>`)}</ul></nav>`
}
