/** What engines quote after these words is a name in the code, which tells errors apart; all else that is quoted may be somebody's. */
const nameFollows =
  /(reading|setting|property|properties|evaluating|module|function|class|parameter|page|part|slot|hook)\s\(?$/
const nameInCode = /^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*){0,4}$/
const quoted = /(?<=^|[\s(:=,[])(["'`])(.*?)\1(?=$|[\s).,;:\]])/g

/**
 * The message of an error without the values in it: addresses, mail addresses, paths, numbers, long ids, what is quoted and what is not
 * written in Latin letters become `…`. So that the same error of two visitors is one, and that no visitor is in it.
 */
export const removeValues = (message: string, maxLength = 200): string =>
  message
    .slice(0, 2_000)
    .replace(/\p{C}+/gu, ' ')
    .replace(quoted, (whole, mark: string, content: string, offset: number, text: string) =>
      nameFollows.test(text.slice(0, offset)) && nameInCode.test(content) ? whole : `${mark}…${mark}`,
    )
    .replace(/[a-z][a-z0-9+.-]*:\/\/\S+/gi, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/(?<=^|[\s(:=])\/\S*/g, '…')
    .replace(/[^\s()'"`,;:]{25,}/g, '…')
    .replace(/\b(?=[\w-]*\d)[\w-]{8,}/g, '…')
    .replace(/\d+([.,]\d+)*/g, '…')
    .replace(/[^\x20-\x7e…]+/g, '…')
    .replace(/…(\s*…)+/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
