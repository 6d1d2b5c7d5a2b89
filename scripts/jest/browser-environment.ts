import { createRequire } from 'node:module'
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment'
import NativeEnvironment from './native-environment.ts'

type Attributed = { attributes: Iterable<{ name: string }>; removeAttribute: (name: string) => void }
/** What is asked here of a window. */
type BrowserWindow = {
  Document: { prototype: object }
  document: {
    body: Attributed & { replaceChildren: () => void }
    documentElement: Attributed
    title: string
    cookie: string
  }
  history: { replaceState: (state: null, title: string, url: string) => void }
  localStorage: { clear: () => void }
  sessionStorage: { clear: () => void }
}
type Jsdom = {
  JSDOM: new (html: string, options: object) => { window: BrowserWindow }
  VirtualConsole: new () => { on: (event: 'jsdomError', listener: (error: Error) => void) => void }
}

const require = createRequire(import.meta.url)
// The one that tests of remotes elsewhere run in, not another one that may be installed beside it.
const { JSDOM, VirtualConsole }: Jsdom = createRequire(require.resolve('jest-environment-jsdom'))('jsdom')

/** What Node has too, and a page has of its browser. All else that Node has stays Node's, such as fetch, streams and timers. */
const namesOfBrowser = new Set([
  ...['Event', 'EventTarget', 'CustomEvent', 'MessageEvent', 'CloseEvent', 'File', 'WebSocket'],
  ...['Navigator', 'navigator', 'localStorage', 'sessionStorage', 'Storage'],
])
/** The names of the window itself. */
const windowNames = new Set(['window', 'self', 'top', 'parent', 'frames'])

const virtualConsole = new VirtualConsole()
virtualConsole.on('jsdomError', (error) => console.error(error))
const { window } = new JSDOM('<!DOCTYPE html>', { pretendToBeVisual: true, url: 'http://localhost/', virtualConsole })

const namesOf = (target: object | null): string[] =>
  target === null || target === Object.prototype
    ? []
    : [...Object.getOwnPropertyNames(target), ...namesOf(Object.getPrototypeOf(target))]

const isConstructor = (value: CallableFunction): boolean => /^[A-Z]/.test(value.name) || 'prototype' in value

/** Makes what a page finds in its window globals of this process. What a suite sets there stays until its end, as all globals do. */
const defineBrowserGlobals = (): void => {
  const isOwn = (name: string) => name in globalThis && !namesOfBrowser.has(name)
  for (const name of new Set(namesOf(window))) {
    if (windowNames.has(name) || name === 'globalThis' || name === 'constructor' || isOwn(name)) continue
    const value: unknown = Reflect.get(window, name)
    const bound = typeof value === 'function' && !isConstructor(value) ? value.bind(window) : undefined
    Object.defineProperty(globalThis, name, {
      get: () => bound ?? Reflect.get(window, name),
      set: (given) =>
        Object.defineProperty(globalThis, name, { value: given, writable: true, enumerable: true, configurable: true }),
      enumerable: true,
      configurable: true,
    })
  }
  for (const name of windowNames)
    Object.defineProperty(globalThis, name, { value: globalThis, writable: true, configurable: true })
}

/** Makes the global object of this process the page's window, wherever the page hands its window out or takes one. */
const useGlobalAsWindow = (): void => {
  for (const symbol of Object.getOwnPropertySymbols(window)) {
    const implementation: object = Reflect.get(window, symbol)
    Object.defineProperty(globalThis, symbol, { value: implementation, writable: true, configurable: true })
    for (const wrapper of Object.getOwnPropertySymbols(implementation))
      if (Reflect.get(implementation, wrapper) === window) Reflect.set(implementation, wrapper, globalThis)
  }
  Object.defineProperty(window.Document.prototype, 'defaultView', { get: () => globalThis, configurable: true })
}

defineBrowserGlobals()
useGlobalAsWindow()

/**
 * The environment of component tests that share a pretended browser: one for all suites of a process, with the modules that `NativeRuntime`
 * keeps. Each suite begins with an empty page and empty storage; styles stay, since the modules that wrote them do.
 */
// biome-ignore lint/style/noDefaultExport: jest loads an environment by its default export.
export default class BrowserEnvironment extends NativeEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context)
    Object.assign(globalThis, config.projectConfig.globals)
  }

  override async teardown(): Promise<void> {
    await super.teardown()
    const { document, history, localStorage, sessionStorage } = window
    document.body.replaceChildren()
    for (const element of [document.documentElement, document.body])
      for (const { name } of [...element.attributes]) element.removeAttribute(name)
    document.title = ''
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0]}=; expires=${new Date(0).toUTCString()}`
    history.replaceState(null, '', '/')
    localStorage.clear()
    sessionStorage.clear()
  }

  override exportConditions(): string[] {
    return ['browser']
  }
}
