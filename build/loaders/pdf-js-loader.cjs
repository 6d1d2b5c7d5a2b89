const decoderImport =
  /import\(\s*\/\*webpackIgnore: true\*\/\s*\/\*@vite-ignore\*\/\s*`\$\{WasmImage\.#wasmUrl\}\$\{this\._noWasmFilename\}`\)/

/**
 * Lets pdf.js be bundled as a script that is no module.
 *
 * - Of `import.meta.url`, for which it asks in Node alone, the bundler would make the path that the file has where it is built; a release has the
 *   same bytes wherever that is.
 * - It imports decoders of pictures (JPEG 2000, JBIG2, CCITT) from an address, past the bundler. Browsers run only scripts of a known hash here, so
 *   they become files of the release, loaded when a picture needs one.
 */
module.exports = (source) => {
  if (source.includes('_noWasmFilename') && !decoderImport.test(source))
    throw new Error('pdf.js imports its decoders in another way than this loader knows')
  return source
    .replaceAll('import.meta.url', "''")
    .replace(
      decoderImport,
      `import(/* webpackInclude: /_nowasm_fallback\\.js$/ */ \`../../wasm/\${this._noWasmFilename}\`)`,
    )
}
