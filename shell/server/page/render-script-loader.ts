/** Where the scripts of a page wait until its first content is on the screen. */
const id = 'scripts'

/** For browsers that tell no paint, or tell it late. */
const maxPaintWaitMs = 1000

/**
 * Markup of a page's scripts and of the links that preload them, which a browser asks for once the first content is on the screen. Asked for before,
 * they take from what is read: its line, and on a slow phone its processor. In a template they are inert, and browsers that run no script lose nothing.
 * A tab in the background paints nothing, so there they start at once. They run in their order (HTML, `async` of a script element).
 */
export const renderScriptLoader = (scripts: string, nonce: string): string => {
  const start = `()=>{for(let s of t.content.children)s.async=!1;t.replaceWith(t.content)}`
  const observe = `new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&start()).observe({type:"paint",buffered:!0})`
  const wait = `{${observe};addEventListener("visibilitychange",start);setTimeout(start,${maxPaintWaitMs})}`
  const loader = `{let t=document.getElementById("${id}"),start=${start};if(document.hidden||!PerformanceObserver.supportedEntryTypes?.includes("paint"))start();else${wait}}`
  return `<template id="${id}">${scripts}</template><script nonce="${nonce}">${loader}</script>`
}
