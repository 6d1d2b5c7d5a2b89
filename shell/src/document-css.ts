/** Height of the bar at the bottom of a phone (`[data-bottom-bar]`), without the room that the device's own bar takes. */
export const bottomBarBlockSize = '60px'

/**
 * Rules of the document itself, which no component owns. The header's root has no box: within one of its own height the header
 * could not stick.
 *
 * `--until-interaction` is the `content-visibility` of a box of a fixed size far below a phone's first screen. The picture in it is asked for as the
 * visitor first scrolls (`data-interacted`, which a script in the document itself sets): how far below browsers load pictures is their own choice,
 * and it is farthest on a slow line, where each of them takes from the scripts.
 */
export const documentCss = `
body{display:flex;flex-direction:column;min-block-size:100dvh}
#header{display:contents}
#page{flex:1;outline:none}
#page>[data-cached-page]{position:absolute;inset-inline:0;block-size:0;overflow:clip;clip-path:inset(100%)}
@media (min-width:1024px){#page>[data-cached-page]{visibility:hidden}}
.skip{position:fixed;inset-block-start:8px;inset-inline-start:8px;z-index:100;padding:12px 16px;border-radius:8px;background:var(--color-surface);color:var(--color-ink);translate:0 -200%}
.skip:focus{translate:none}
@media (max-width:1023.98px){html:has([data-bottom-bar]){--bottom-bar:calc(${bottomBarBlockSize} + env(safe-area-inset-bottom));scroll-padding-block-end:var(--bottom-bar)}
body:has([data-bottom-bar]){padding-block-end:var(--bottom-bar)}}
@media (max-width:639.98px) and (scripting:enabled){html:not([data-interacted]){--until-interaction:hidden}}
#announcer{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`
