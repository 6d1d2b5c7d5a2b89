/**
 * The desk's only script, served as a file: `j` and `k` walk candidates, `?` shows the keys, and forms with times begin in the browser's own zone.
 * Without it every link and form works.
 */
export const deskScript = `const link = (rel) => document.querySelector('a[rel~="' + rel + '"]')
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')) return
  const target = { j: link('next'), k: link('prev') }[event.key]
  if (target) { event.preventDefault(); target.click() }
})
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
for (const select of document.querySelectorAll('select[data-zone]')) {
  if ([...select.options].some((option) => option.value === zone)) select.value = zone
}
document.querySelector('.candidates [aria-current]')?.scrollIntoView({ block: 'nearest' })
`
