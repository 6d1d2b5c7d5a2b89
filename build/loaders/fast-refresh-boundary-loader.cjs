const runtime = require.resolve('./fast-refresh-runtime.mjs')

const accept = `
import { refreshPage } from ${JSON.stringify(runtime)}
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept()
  import.meta.webpackHot.dispose((data) => { data.wasHere = true })
  if (import.meta.webpackHot.data?.wasHere) refreshPage()
}
`

/**
 * Development only. A page or slot module exports its queries and head beside its component, and Fast Refresh takes only
 * modules of nothing but components for its boundaries; this makes each page a boundary of its own.
 */
module.exports = (source) => source + accept
