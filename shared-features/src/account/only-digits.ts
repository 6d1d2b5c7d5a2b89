/** Zeros of the scripts that our languages are typed in: Arabic-Indic, Persian, Devanagari and full width. */
const zeros = [0x0660, 0x06f0, 0x0966, 0xff10]

/** The digits of a text as 0 to 9, whatever script they were typed in; everything else is dropped. */
export const onlyDigits = (text: string): string =>
  text
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0
      const zero = zeros.find((each) => code >= each && code < each + 10)
      return zero === undefined ? digit : String(code - zero)
    })
    .replace(/[^0-9]/g, '')
