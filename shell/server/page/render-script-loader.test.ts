import { expect, it } from '@jest/globals'
import { renderScriptLoader } from './render-script-loader.ts'

type Browser = { hidden?: boolean; entryTypes?: string[] }

/** What the loader finds in a browser: its template with two scripts, a clock, and paints that the test makes. */
const openPage = ({ hidden = false, entryTypes = ['paint'] }: Browser = {}) => {
  const scripts: { async?: boolean }[] = [{}, {}]
  const started: { async?: boolean }[] = []
  const template = { content: { children: scripts }, replaceWith: () => started.push(...scripts.splice(0)) }
  const later: Record<string, () => void> = {}
  let onPaint: (list: object) => void = () => {}
  class Observer {
    static supportedEntryTypes = entryTypes
    constructor(callback: typeof onPaint) {
      onPaint = callback
    }
    observe(options: object) {
      expect(options).toEqual({ type: 'paint', buffered: true })
    }
  }
  const code = /<script nonce="n0nce">(.*)<\/script>$/.exec(renderScriptLoader('', 'n0nce'))?.[1] ?? ''
  const globals = {
    document: { hidden, getElementById: () => template },
    PerformanceObserver: Observer,
    addEventListener: (name: string, listener: () => void) => {
      later[name] = listener
    },
    setTimeout: (callback: () => void, milliseconds: number) => {
      later[`after ${milliseconds} ms`] = callback
    },
  }
  new Function(...Object.keys(globals), code)(...Object.values(globals))
  return {
    started,
    later,
    paint: (painted: string) => onPaint({ getEntriesByName: (name: string) => (name === painted ? [{}] : []) }),
  }
}

// The scripts of a page ran before its first paint wherever they came quickly, and a slow phone showed nothing meanwhile.
it('starts the scripts once the first content is on the screen, in their order, and once', () => {
  const { started, later, paint } = openPage()
  paint('first-paint')
  expect(started).toEqual([])
  paint('first-contentful-paint')
  expect(started).toEqual([{ async: false }, { async: false }])
  later['after 1000 ms']?.()
  expect(started).toHaveLength(2)
})

it.each([
  ['in a tab in the background', { hidden: true }],
  ['in a browser that tells no paint', { entryTypes: ['mark'] }],
])('starts them at once %s', (_where, browser) => {
  expect(openPage(browser).started).toHaveLength(2)
})

it.each(['visibilitychange', 'after 1000 ms'])('waits for no paint that may not come (%s)', (moment) => {
  const { started, later } = openPage()
  later[moment]?.()
  expect(started).toHaveLength(2)
})

it('keeps them inert until then', () => {
  expect(renderScriptLoader('<script defer src="/assets/main.js"></script>', 'n0nce')).toMatch(
    /^<template id="scripts"><script defer src="\/assets\/main\.js"><\/script><\/template><script nonce="n0nce">/,
  )
})
