import type { FastifyInstance } from 'fastify'

/** Every route that the app answers, by whatever it was registered, as “GET /path”. What only asks for headers is left out. */
export const routeTable = (app: FastifyInstance): string[] => {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^(.*?)[└├]── (\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
      if (part === '') return []
      // A branch of the tree is four characters wide.
      const depth = indent.length / 4
      above.length = depth
      above.push(part)
      const path = above.join('')
      return methods
        .split(', ')
        .filter((method) => method !== '' && method !== 'HEAD' && method !== 'OPTIONS')
        .map((method) => `${method} ${path}`)
    })
}
