/**
 * Sets `data-interacted` on the document as the visitor first scrolls, for styles that wait for it (`--until-interaction`). It is part of the document: a
 * script that comes late, or not at all, must not leave hidden what these styles hide. In the head, it is there before the browser scrolls a page that was
 * reloaded to where it was left. What is hidden lies below the first screen, so that no other interaction shows it; and a tap must not wait for the whole
 * document to be styled anew.
 */
export const renderInteractionListener = (nonce: string): string => {
  const listen = `addEventListener("scroll",()=>{document.documentElement.dataset.interacted=""},{once:!0})`
  return `<script nonce="${nonce}">${listen}</script>`
}
