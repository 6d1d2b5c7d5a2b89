let carrier: HTMLElement | undefined

/**
 * Names the clicked title as the one that the next page's title grows out of, in the view transition. Only one element of a page may
 * bear a name, so the one before gives it up. Call it on the click of a link that opens a page, not of one that fills a pane.
 */
export function setTransitionTitle(title: HTMLElement, name: string): void {
  if (carrier) carrier.style.viewTransitionName = ''
  title.style.viewTransitionName = name
  carrier = title
}
