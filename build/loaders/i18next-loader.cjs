const parts = [
  'EventEmitter',
  'Formatter',
  'Interpolator',
  'LanguageUtil',
  'Logger',
  'PluralResolver',
  'ResourceStore',
  'Translator',
  'transformOptions',
  'withDefaults',
]

/** Takes a top-level class out, which must be there. */
const cutClass = (source, name) => {
  const begin = source.indexOf(`\nclass ${name} extends EventEmitter {\n`)
  const end = source.indexOf('\n}\n', begin)
  if (begin === -1 || end === -1) throw new Error(`i18next has no class ${name} any more: see i18next-loader.cjs`)
  return source.slice(0, begin) + source.slice(end + 2)
}

/** Leaves out of i18next what loads languages, and puts what the module at the address `instance` defines in the place of the class that does. */
const withoutBackends = (source, instance) => {
  const kept = cutClass(cutClass(source, 'Connector'), 'I18n')
  const [body] = kept.split('\nconst instance = I18n.createInstance();\n')
  if (body === kept) throw new Error('i18next ends differently now: see i18next-loader.cjs')
  return `import { defineI18n } from ${JSON.stringify(instance)}
${body}
const I18n = /* @__PURE__ */ defineI18n({ ${parts.join(', ')} })
const createInstance = () => new I18n()
export { createInstance }
export default { createInstance }
`
}

module.exports = function i18nextLoader(source) {
  return withoutBackends(source, this.getOptions().instance)
}
