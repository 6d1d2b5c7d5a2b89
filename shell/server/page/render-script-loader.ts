/** Where the scripts of a page wait until its first content is on the screen. */
const id = 'scripts'

/** For browsers that tell no paint, or tell it late. */
const maxPaintWaitMs = 1000

/**
 * Markup of a page's scripts, which run once its first content is on the screen. As `defer` they ran as soon as the document was parsed: where they
 * arrive at once, a slow phone ran them before it painted what it had. In a template they are inert, and browsers that run no script lose nothing.
 * A tab in the background paints nothing, so there they start at once. They run in their order (HTML, `async` of a script element).
 */
export const renderScriptLoader = (scripts: string, nonce: string): string => {
  const start = `()=>{for(let s of t.content.children)s.async=!1;t.replaceWith(t.content)}`
  const observe = `new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&start()).observe({type:"paint",buffered:!0})`
  const wait = `{${observe};addEventListener("visibilitychange",start);setTimeout(start,${maxPaintWaitMs})}`
  const loader = `{let t=document.getElementById("${id}"),start=${start};if(document.hidden||!PerformanceObserver.supportedEntryTypes?.includes("paint"))start();else${wait}}`
  return `<template id="${id}">${scripts}</template><script nonce="${nonce}">${loader}</script>`
}
