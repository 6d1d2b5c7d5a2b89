/**
 * The desk's only script, served as a file: `j` and `k` walk candidates, Ctrl and Enter send, an open chat shows what comes, moments read in the
 * browser's own zone, in which forms with times begin; a file that is too large is refused before it is sent. Of an interview, what does not belong to the chosen way is out of sight.
 * Without it every link and form works.
 */
export const deskScript = `const link = (rel) => document.querySelector('a[rel~="' + rel + '"]')
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')) return
  const target = { j: link('next'), k: link('prev') }[event.key]
  if (target) { event.preventDefault(); target.click() }
})
// Whoever wrote something and goes elsewhere is asked first. After a form its page is where it was; refused, it had another address.
let isUnsent = document.querySelector('[aria-invalid]') !== null
document.addEventListener('input', ({ target }) => { if (target.form?.method === 'post') isUnsent = true })
document.addEventListener('submit', ({ target }) => {
  isUnsent = false
  sessionStorage.setItem('scrolled', JSON.stringify({ title: document.title, y: scrollY, section: target.closest('section')?.id }))
})
addEventListener('beforeunload', (event) => { if (isUnsent) event.preventDefault() })
const scrolled = JSON.parse(sessionStorage.getItem('scrolled') ?? '{}')
if (scrolled.title === document.title && !document.querySelector('[aria-invalid]')) {
  scrollTo(0, scrolled.y)
  document.getElementById(scrolled.section)?.scrollIntoView({ block: 'nearest' })
}
sessionStorage.removeItem('scrolled')
for (const field of document.querySelectorAll('input[type=file]')) {
  field.addEventListener('change', () => {
    const isTooLarge = field.files[0]?.size > field.dataset.megabytes * 1024 * 1024
    field.setCustomValidity(isTooLarge ? 'The file is too large: up to ' + field.dataset.megabytes + ' MB are taken.' : '')
    field.reportValidity()
  })
}
const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const showOwnTimes = (root) => {
  for (const time of root.querySelectorAll('time')) if (time.textContent.endsWith(' UTC')) time.textContent = clock.format(new Date(time.dateTime))
}
showOwnTimes(document)
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
for (const select of document.querySelectorAll('select[data-zone]')) {
  if ([...select.options].some((option) => option.value === zone)) select.value = zone
}
for (const select of document.querySelectorAll('select[name="format"]')) {
  const show = () => { for (const part of select.form.querySelectorAll('[data-format]')) part.hidden = part.dataset.format !== select.value }
  select.addEventListener('change', show)
  show()
}
for (const area of document.querySelectorAll('textarea')) {
  area.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) area.form.requestSubmit()
  })
}
const live = document.querySelector('[data-live]')
if (live) {
  const url = live.dataset.live
  const chat = live.querySelector('.chat')
  setInterval(async () => {
    if (document.hidden || chat.contains(document.activeElement)) return
    const answer = await fetch(url).catch(() => undefined)
    if (!answer?.ok) return
    const shown = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('.chat')
    if (!shown) return
    showOwnTimes(shown)
    if (shown.innerHTML !== chat.innerHTML) chat.innerHTML = shown.innerHTML
  }, 5000)
  let toldAt = 0
  live.querySelector('textarea').addEventListener('input', () => {
    if (Date.now() - toldAt < 3000) return
    toldAt = Date.now()
    fetch(url + '/typing', { method: 'POST' }).catch(() => undefined)
  })
}
document.querySelector('.candidates [aria-current]')?.scrollIntoView({ block: 'nearest' })
`
