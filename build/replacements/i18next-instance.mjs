/**
 * In the place of i18next's class `I18n`, which is a quarter of the package: it loads languages by backends, finds out the visitor's by detectors, and
 * clones itself. Here a document is in one language, and its texts come from the build (`createI18n`). What says a text is i18next's own code, which is
 * handed in: plurals, contexts, nesting, formats.
 *
 * Without a backend `changeLanguage` and `loadNamespaces` are done at once, as in the original. There is no `cloneInstance`, and `use` takes
 * post-processors, formatters and other modules, but neither a backend nor a detector.
 */
export const defineI18n = ({
  EventEmitter,
  Formatter,
  Interpolator,
  LanguageUtil,
  Logger,
  PluralResolver,
  ResourceStore,
  Translator,
  transformOptions,
  withDefaults,
}) =>
  class I18n extends EventEmitter {
    options = withDefaults({})
    logger = new Logger(null, this.options)
    services = { postProcessors: Object.create(null) }
    modules = { external: [] }

    init(options) {
      if (options.defaultNS == null && options.ns) options.defaultNS = [].concat(options.ns)[0]
      this.options = withDefaults({ ...this.options, ...transformOptions(options) })
      const { logger, services } = this
      logger.init(null, this.options)
      this.store = new ResourceStore(this.options.resources, this.options, logger)
      services.logger = logger
      services.resourceStore = this.store
      services.languageUtils = new LanguageUtil(this.options, logger)
      services.pluralResolver = new PluralResolver(
        services.languageUtils,
        { prepend: this.options.pluralSeparator },
        logger,
      )
      services.formatter = this.modules.formatter ?? new Formatter()
      services.formatter.init(services, this.options)
      this.format = services.formatter.format.bind(services.formatter)
      this.options.interpolation.format = this.format
      services.interpolator = new Interpolator(this.options, logger)
      this.translator = new Translator(services, this.options)
      for (const name of ['getResource', 'hasResourceBundle', 'getResourceBundle', 'getDataByLanguage'])
        this[name] = (...parts) => this.store[name](...parts)
      for (const name of ['addResource', 'addResources', 'addResourceBundle', 'removeResourceBundle'])
        this[name] = (...parts) => {
          this.store[name](...parts)
          return this
        }
      for (const name of ['t', 'exists', 'getFixedT', 'changeLanguage']) this[name] = this[name].bind(this)
      for (const module of this.modules.external) module.init?.(this)
      this.isInitialized = true
      const changed = this.changeLanguage(this.options.lng)
      this.emit('initialized', this.options)
      return changed
    }

    use(module) {
      if (module.type === 'postProcessor') this.services.postProcessors[module.name] = module
      else if (module.type === 'formatter') this.modules.formatter = module
      else if (module.type === '3rdParty') this.modules.external.push(module)
      else throw new Error(`i18next takes no ${module.type} here`)
      return this
    }

    changeLanguage(language) {
      this.emit('languageChanging', language)
      this.language = this.store.hasLanguageSomeTranslations(language)
        ? language
        : this.services.languageUtils.formatLanguageCode(language)
      this.languages = this.services.languageUtils.toResolveHierarchy(this.language)
      this.resolvedLanguage = this.languages.find((code) => this.store.hasLanguageSomeTranslations(code))
      this.translator.changeLanguage(this.language)
      this.emit('languageChanged', this.language)
      return Promise.resolve(this.t)
    }

    t(...parts) {
      return this.translator.translate(...parts)
    }

    exists(...parts) {
      return this.translator.exists(...parts)
    }

    getFixedT(language, ns, keyPrefix) {
      const fixedT = (key, options, ...rest) => {
        const all =
          typeof options === 'object'
            ? { ...options }
            : this.options.overloadTranslationOptionHandler([key, options, ...rest])
        all.lng ||= fixedT.lng
        all.lngs ||= fixedT.lngs
        all.ns ||= fixedT.ns
        const prefix = all.keyPrefix === '' ? '' : all.keyPrefix || fixedT.keyPrefix
        const withPrefix = (name) => (prefix ? `${prefix}${this.options.keySeparator || '.'}${name}` : name)
        return this.t(Array.isArray(key) ? key.map(withPrefix) : withPrefix(key), all)
      }
      fixedT[typeof language === 'string' ? 'lng' : 'lngs'] = language
      return Object.assign(fixedT, { ns, keyPrefix })
    }

    setDefaultNamespace(namespace) {
      this.options.defaultNS = namespace
    }

    hasLoadedNamespace() {
      return this.isInitialized === true
    }

    loadNamespaces(namespaces) {
      for (const namespace of [].concat(namespaces)) this.store.addNamespaces(namespace)
      return Promise.resolve()
    }

    dir(language = this.resolvedLanguage ?? this.language) {
      return /^(ar|ckb|dv|fa|he|ps|ug|ur|yi)\b/.test(language) ? 'rtl' : 'ltr'
    }
  }
