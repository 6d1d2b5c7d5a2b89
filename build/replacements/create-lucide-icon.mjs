import { createElement, forwardRef } from 'react'

const isNamed = (props) => Object.keys(props).some((name) => /^(aria-|role$|title$)/.test(name))

/**
 * In the place of lucide's `createLucideIcon`, in every remote and in the shell: the same markup without what the site has no use for, which is icons
 * by name, settings by context, and nodes for other libraries than React.
 */
const createLucideIcon = ({ name, node, aliases = [], size: grid = 24 }) =>
  forwardRef(
    (
      {
        color = 'currentColor',
        size = 24,
        width = size,
        height = size,
        strokeWidth = 2,
        absoluteStrokeWidth,
        nonScalingStroke,
        className = '',
        children,
        ...rest
      },
      ref,
    ) => {
      const classNames = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`), ...className.split(' ')]
      return createElement(
        'svg',
        {
          ref,
          xmlns: 'http://www.w3.org/2000/svg',
          width,
          height,
          viewBox: `0 0 ${grid} ${grid}`,
          fill: 'none',
          stroke: color,
          strokeWidth: absoluteStrokeWidth ? (strokeWidth * grid) / width : strokeWidth,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          className: [...new Set(classNames)].filter(Boolean).join(' '),
          'aria-hidden': children || isNamed(rest) ? undefined : 'true',
          ...rest,
        },
        node.map(([tag, attributes]) =>
          createElement(tag, nonScalingStroke ? { vectorEffect: 'non-scaling-stroke', ...attributes } : attributes),
        ),
        children,
      )
    },
  )

// biome-ignore lint/style/noDefaultExport: it has the exports of the file in whose place it stands.
export { createLucideIcon as default }
