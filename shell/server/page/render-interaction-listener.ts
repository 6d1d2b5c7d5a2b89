// No pointer's movement is among them: browsers report one where a mouse only rests on a page that appears under it.
const interactionEvents = ['scroll', 'pointerdown', 'keydown']

/**
 * Sets `data-interacted` on the document at the visitor's first interaction, for styles that wait for it (`--until-interaction`). It is part of the
 * document: a script that comes late, or not at all, must not leave hidden what these styles hide. In the head, it is there before the browser scrolls
 * a page that was reloaded to where it was left.
 */
export const renderInteractionListener = (nonce: string): string => {
  const note = '()=>{document.documentElement.dataset.interacted=""}'
  const listen = `for(let sign of ${JSON.stringify(interactionEvents)})addEventListener(sign,${note},{once:!0})`
  return `<script nonce="${nonce}">${listen}</script>`
}
