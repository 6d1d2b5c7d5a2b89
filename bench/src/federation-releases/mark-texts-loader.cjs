/** Puts a release's name behind one text of a catalogue, so that a visitor can tell which release is shown. */
module.exports = function (source) {
  const { path, mark } = this.getOptions()
  const texts = JSON.parse(source)
  const keys = path.split('.')
  const last = keys.pop()
  const parent = keys.reduce((node, key) => node[key], texts)
  parent[last] = `${parent[last]} · ${mark}`
  return JSON.stringify(texts)
}
