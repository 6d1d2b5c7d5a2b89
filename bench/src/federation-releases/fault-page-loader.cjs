const faults = {
  throws: "(page) => ({ ...page, Page: () => { throw new TypeError('A page of the bench throws') } })",
  hangs: '() => new Promise(() => undefined)',
}

/** Has a page of a remote throw when it is rendered, or never arrive, on the server as in the browser. */
module.exports = function (source) {
  const { page, fault } = this.getOptions()
  const loaded = `import('${page}')`
  if (!source.includes(loaded)) throw new Error(`${this.resourcePath} does not load ${page}`)
  return source.replace(loaded, `${loaded}.then(${faults[fault]})`)
}
