import { expect, test } from '@jest/globals'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const { default: createIcon } = (await import(new URL('./create-lucide-icon.mjs', import.meta.url).href)) as {
  default: (data: object) => ComponentType<object>
}

const names = ['heart', 'search', 'chevron-down', 'house', 'circle-check', 'circle-exclamation-point']

const props: object[] = [
  {},
  { size: 16, strokeWidth: 1.75, fill: 'none', 'aria-hidden': true, focusable: false },
  { size: 32, absoluteStrokeWidth: true, color: 'red' },
  { width: 10, nonScalingStroke: true, className: 'a  lucide b a' },
  { 'aria-label': 'Saved' },
  { role: 'img', title: 'Saved' },
  { children: createElement('title', null, 'Saved') },
]

/** Attributes in the order of their names: which comes first is of no matter. */
const sorted = (markup: string) =>
  markup.replace(/<(\w+)((?: [\w-]+="[^"]*")*)/g, (_, tag: string, attributes: string) =>
    [`<${tag}`, ...(attributes.match(/[\w-]+="[^"]*"/g) ?? []).sort()].join(' '),
  )

// The server renders with lucide's own; where the markup differed, React would say so and render icons anew.
test.each(names)('an icon (%s) has the markup of lucide', async (name) => {
  const { __iconData: data, default: Original } = (await import(
    new URL(`../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`, import.meta.url).href
  )) as { __iconData: object; default: ComponentType<object> }
  const Own = createIcon(data)
  for (const each of props)
    expect(sorted(renderToStaticMarkup(createElement(Own, each)))).toBe(
      sorted(renderToStaticMarkup(createElement(Original, each))),
    )
})
