/**
 * The desk's only script, served as a file: `j` and `k` lead to the next and the previous candidate (Escape leaves a field for them), Ctrl and Enter send, an open chat shows what comes, moments read in the
 * browser's own zone, in which forms with times begin; a file that is too large is refused before it is sent. Of an interview, what does not belong to the chosen way is out of sight.
 * Without it every link and form works.
 */
export const deskScript = `// The candidates of one narrowed list whose pages were visited. A form that was refused has another address, and is a page of the list all the same.
const list = document.querySelector('.crumb a')?.href
const current = document.querySelector('.candidates [aria-current]')?.href
const stored = JSON.parse(sessionStorage.getItem('visited') ?? '{}')
const visited = stored.list === list ? stored.urls ?? [] : []
if (current && /[?&]state=/.test(current)) {
  if (visited.includes(current)) visited.splice(visited.indexOf(current))
  visited.push(current)
  addEventListener('pagehide', () => sessionStorage.setItem('visited', JSON.stringify({ list, urls: visited })))
}
const link = (rel) => document.querySelector('a[rel~="' + rel + '"]')
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const field = event.target instanceof Element && event.target.closest('input, textarea, select')
  if (field && event.key === 'Escape') field.blur()
  if (field) return
  const target = { j: link('next'), k: link('prev') }[event.key]
  if (target) { event.preventDefault(); target.click() }
  // Who was opened has left a list of new ones: the one before is who was looked at before.
  else if (event.key === 'k' && visited.length > 1) location.assign(visited.splice(-2)[0])
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
const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
const prepare = (root) => {
  for (const field of root.querySelectorAll('input[type=file]')) {
    field.addEventListener('change', () => {
      const isTooLarge = field.files[0]?.size > field.dataset.megabytes * 1024 * 1024
      field.setCustomValidity(isTooLarge ? 'The file is too large: up to ' + field.dataset.megabytes + ' MB are taken.' : '')
      field.reportValidity()
    })
  }
  for (const time of root.querySelectorAll('time')) if (time.textContent.endsWith(' UTC')) time.textContent = clock.format(new Date(time.dateTime))
  for (const select of root.querySelectorAll('select[data-zone]')) {
    if ([...select.options].some((option) => option.value === zone)) select.value = zone
  }
  for (const select of root.querySelectorAll('select[name="format"]')) {
    const show = () => { for (const part of select.form.querySelectorAll('[data-format]')) part.hidden = part.dataset.format !== select.value }
    select.addEventListener('change', show)
    show()
  }
  for (const area of root.querySelectorAll('textarea')) {
    area.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) area.form.requestSubmit()
    })
  }
}
prepare(document)
const live = document.querySelector('[data-live]')
if (live) {
  const url = live.dataset.live
  const chat = live.querySelector('.chat')
  setInterval(async () => {
    if (document.hidden || chat.contains(document.activeElement)) return
    const answer = await fetch(url).catch(() => undefined)
    if (!answer?.ok) return
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const shown = page.querySelector('.chat')
    if (!shown) return
    prepare(shown)
    if (shown.innerHTML === chat.innerHTML) return
    chat.innerHTML = shown.innerHTML
    // What a card says, such as that a time was accepted, the side says too; but a form that is open there stays.
    for (const id of ['interviews', 'offers']) {
      const [now, then] = [document.getElementById(id), page.getElementById(id)]
      if (!then || now.contains(document.activeElement) || now.querySelector('details[open]')) continue
      now.replaceWith(then)
      prepare(then)
    }
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
