/** Gives the visitor a file that was made here. */
export const downloadFile = (name: string, type: string, text: string): void =>
  downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }))

/** Gives the visitor a file that is here as bytes. */
export const downloadBlob = (name: string, file: Blob): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
