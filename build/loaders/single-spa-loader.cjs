/** All that single-spa exports, which it hands to every application as `singleSpa`; what mounts parcels goes with it as `mountParcel`. */
const namespace = /Object\.freeze\(\{__proto__:null,(get \w+\(\)\{return [\w$]+\},?)+\}\)/
const mountParcel = /mountParcel:[\w$]+\.bind\([\w$]+\),/

const cut = (source, pattern, replacement) => {
  if (source.split(pattern).length < 2) throw new Error(`single-spa is built differently now: ${pattern}`)
  return source.replace(pattern, replacement)
}

/**
 * Lets single-spa be shaken: the shell's applications import what they need, and make no parcels. Development tools find what they need in
 * `__SINGLE_SPA_DEVTOOLS__` as before.
 */
module.exports = (source) => cut(cut(source, namespace, '{}'), mountParcel, '')
