// Elements that employers' texts are made of. Other words between brackets are words.
const element =
  '(?:a|article|b|big|blockquote|body|br|center|dd|div|dl|dt|em|font|h[1-6]|head|hr|html|i|img|li|ol|p|pre|s|script|section|small|span|strong|style|sub|sup|table|tbody|td|th|thead|title|tr|u|ul)'
const open = '(?:<|&lt;|&#0*60;|&#x0*3c;)'
const close = '(?:>|&gt;|&#0*62;|&#x0*3e;)'
const inside = '(?:(?!&(?:[lg]t|#0*6[02]|#x0*3[ce]);)[^<>]){0,2000}?'

/** An end of an element or a line break in escaped form: who writes about a tag names its beginning alone. */
const escapedEnd = new RegExp(
  `(?:&lt;|&#0*60;|&#x0*3c;)(?:/${element}\\s*|br\\b${inside})${close}|</${element}\\s*&(?:gt|#0*62|#x0*3e);`,
  'i',
)
const tag = new RegExp(`${open}(/?${element}(?![\\w-])${inside})${close}`, 'gi')

/** `&amp;lt;` and longer: what was escaped again is escaped once. */
const escapedAgain = /&(?:amp;)+(?=(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});)/gi
/** `<` and its kin as JSON and scripts escape them, where that was done twice. */
const unicodeEscapes = /\\u00(3c|3e|26|22|27)/gi

/**
 * A text whose markup was escaped, whole or in part, once or again, with its tags as tags. Where markup is not meant, such as a text that names the tag
 * `&lt;p&gt;`, it stays as it is.
 */
export const withoutEscapedMarkup = (text: string): string => {
  const once = text
    .replace(unicodeEscapes, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(escapedAgain, '&')
  return escapedEnd.test(once) ? once.replace(tag, '<$1>') : once
}
