/**
 * Where each country's flag lies (ISO 3166-1 alpha-2). One file each, so that a page fetches only those it shows. Spain and Serbia
 * fly their civil flags: the coats of arms weigh 80 and 180 KB and cannot be seen at 24 pixels.
 */
export const flagFiles: Readonly<Record<string, string>> = {
  jp: new URL('flag-icons/flags/4x3/jp.svg', import.meta.url).href,
  ph: new URL('flag-icons/flags/4x3/ph.svg', import.meta.url).href,
  sg: new URL('flag-icons/flags/4x3/sg.svg', import.meta.url).href,
  my: new URL('flag-icons/flags/4x3/my.svg', import.meta.url).href,
  id: new URL('flag-icons/flags/4x3/id.svg', import.meta.url).href,
  hk: new URL('flag-icons/flags/4x3/hk.svg', import.meta.url).href,
  tw: new URL('flag-icons/flags/4x3/tw.svg', import.meta.url).href,
  us: new URL('flag-icons/flags/4x3/us.svg', import.meta.url).href,
  gb: new URL('flag-icons/flags/4x3/gb.svg', import.meta.url).href,
  ca: new URL('flag-icons/flags/4x3/ca.svg', import.meta.url).href,
  br: new URL('flag-icons/flags/4x3/br.svg', import.meta.url).href,
  tr: new URL('flag-icons/flags/4x3/tr.svg', import.meta.url).href,
  ng: new URL('flag-icons/flags/4x3/ng.svg', import.meta.url).href,
  sa: new URL('flag-icons/flags/4x3/sa.svg', import.meta.url).href,
  ae: new URL('flag-icons/flags/4x3/ae.svg', import.meta.url).href,
  lk: new URL('flag-icons/flags/4x3/lk.svg', import.meta.url).href,
  es: new URL('./flags/es.svg', import.meta.url).href,
  rs: new URL('./flags/rs.svg', import.meta.url).href,
}
