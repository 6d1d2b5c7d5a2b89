/**
 * `Content-Disposition` of a file to save: its name in its own script for all browsers of today (RFC 6266, RFC 8187), and a plain
 * one for what is older.
 */
export const contentDisposition = (fileName: string, plainName: string): string => {
  const encoded = encodeURIComponent(fileName).replace(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plainName}"; filename*=UTF-8''${encoded}`
}
