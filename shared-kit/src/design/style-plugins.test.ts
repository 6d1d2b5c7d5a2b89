import { expect, test } from '@jest/globals'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { css, ServerStyleSheet, StyleSheetManager, styled } from 'styled-components'
import { stylePlugins } from './style-plugins.ts'
import { media } from './tokens.ts'

/** The rules that a component with these declarations is given, its class written as `.c`. */
const rulesOf = (style: ReturnType<typeof css>): string[] => {
  const Piece = styled.div`
    ${style}
  `
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(
      sheet.collectStyles(createElement(StyleSheetManager, { stylisPlugins: stylePlugins }, createElement(Piece))),
    )
    const name = /class="\S+ (\S+)"/.exec(html)?.[1] ?? ''
    return sheet
      .getStyleTags()
      .replace(/<[^>]*>/g, '')
      .split('/*!sc*/')
      .map((rule) => rule.trim().replaceAll(`.${name}`, '.c'))
      .filter((rule) => rule.startsWith('.c') || (rule.startsWith('@') && rule.includes('.c')))
  } finally {
    sheet.seal()
  }
}

test('a rule holds its conditions itself, in the order they were written', () => {
  expect(
    rulesOf(css`
      color: red;

      ${media.hover} {
        color: blue;

        &:hover {
          color: green;
        }
      }

      @supports (display: grid) {
        inline-size: 1px;
      }
    `),
  ).toEqual([
    '.c{color:red;}',
    '.c{@media (hover: hover){color:blue;}}',
    '.c:hover{@media (hover: hover){color:green;}}',
    '.c{@supports (display: grid){inline-size:1px;}}',
  ])
})

test('so does one under two conditions; what is for a pseudo-element stays as it was written', () => {
  expect(
    rulesOf(css`
      ${media.wide} {
        &::before {
          content: '';
        }
      }

      ${media.wide} {
        @media (scripting: none) {
          display: none;
        }
      }
    `),
  ).toEqual([
    "@media (min-width: 1024px){.c::before{content:'';}}",
    '.c{@media (min-width: 1024px){@media (scripting: none){display:none;}}}',
  ])
})
