export async function expectNoAxeViolations(root: Element = document.body): Promise<void> {
  const { default: axe } = await import('axe-core')
  const { violations } = await axe.run(root, {
    // Of what is well it need not write down each place.
    resultTypes: ['violations'],
    // There is no layout, there are no colours, and nothing is loaded.
    preload: false,
    iframes: false,
    rules: {
      'color-contrast': { enabled: false },
      'link-in-text-block': { enabled: false },
      'scrollable-region-focusable': { enabled: false },
      region: { enabled: false },
    },
  })
  if (violations.length > 0)
    throw new Error(
      violations
        .map((each) => `${each.id}: ${each.help}\n${each.nodes.map((node) => `  ${node.html}`).join('\n')}`)
        .join('\n'),
    )
}
