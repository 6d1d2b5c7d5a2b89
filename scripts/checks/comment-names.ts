/** Comments of a source: those of a line of their own, those behind code, and blocks. */
const comments = /(?<=^|\s)\/\/ .*|^[ \t]*\{?\/\*[\s\S]*?\*\//gm

export const commentsOf = (source: string): string[] => source.match(comments) ?? []

export const withoutComments = (source: string): string => source.replaceAll(comments, '')

/** What comments name in backticks: identifiers and source files. Examples of several words, options, URLs and media types are left out. */
export const namesInComments = (source: string): string[] =>
  commentsOf(source).flatMap((comment) =>
    [...comment.matchAll(/`([^`\s]+)`/g)].flatMap(([, quoted = '']) => {
      const name = quoted.replace(/\(.*\)$/, '').replace(/(?:\[\]|\?|!)$/, '')
      if (/^[\w@./-]+\.(?:[cm]?tsx?|[cm]js)$/.test(name)) return [name]
      return /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/.test(name) ? name.split('.') : []
    }),
  )
