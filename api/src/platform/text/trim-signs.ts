/**
 * A text without the characters at its ends that a class names, such as `/[\s,]/u`. A pattern with `+$` begins anew at each such character in the
 * middle, and takes as long as the square of the text.
 */
export const trimSigns = (text: string, atStart: RegExp, atEnd: RegExp = atStart): string => {
  const characters = [...text]
  const start = characters.findIndex((character) => !atStart.test(character))
  const end = characters.findLastIndex((character) => !atEnd.test(character))
  return start === -1 ? '' : characters.slice(start, end + 1).join('')
}
