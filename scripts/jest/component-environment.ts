import { createRequire } from 'node:module'
import type { EnvironmentContext, JestEnvironment, JestEnvironmentConfig } from '@jest/environment'

type StyleSheet = { insertRule: (rule: string, index?: number) => number }
type BrowserEnvironment = JestEnvironment & { global: { CSSStyleSheet: { prototype: StyleSheet } } }
type Constructor = new (config: JestEnvironmentConfig, context: EnvironmentContext) => BrowserEnvironment

const require = createRequire(import.meta.url)
const FixedJsdomEnvironment: Constructor = require('jest-fixed-jsdom')

/** What of a style says whether something is there for a visitor, can be pressed, and keeps room. */
const shown = /(?<=[{;]\s*)(?:display|visibility|opacity|pointer-events|overflow|(?:min|max)-block-size)\s*:[^;}]+/g
/** Takes the place of a rule, so that those behind it keep their numbers. jsdom does not look into it. */
const noRule = '@media print{}'

/** A rule with nothing but what it shows and hides. jsdom heeds no rule that is in another, such as one for a width. */
const limitRule = (rule: string): string => {
  const declarations = rule.startsWith('@') ? null : rule.match(shown)
  return declarations ? `${rule.slice(0, rule.indexOf('{'))}{${declarations.join(';')}}` : noRule
}

/** All windows of a process have one and the same prototype of style sheets. */
const limited = new WeakSet<StyleSheet>()

const limitStyles = (prototype: StyleSheet): void => {
  if (limited.has(prototype)) return
  limited.add(prototype)
  const { insertRule } = prototype
  prototype.insertRule = function (rule, index) {
    return insertRule.call(this, limitRule(rule), index)
  }
}

/**
 * The pretended browser of component tests. It has no layout and shows no colours, so it takes of styles only what shows and hides: each time
 * that a test asks for a role or a name, jsdom compares every rule with every element and works out each colour, which took a quarter of a suite.
 */
// biome-ignore lint/style/noDefaultExport: jest loads an environment by its default export.
export default class ComponentEnvironment extends FixedJsdomEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context)
    limitStyles(this.global.CSSStyleSheet.prototype)
  }
}
