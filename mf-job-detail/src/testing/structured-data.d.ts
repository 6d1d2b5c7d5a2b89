declare module '@marbec/web-auto-extractor' {
  // biome-ignore lint/style/noDefaultExport: the package has no other.
  export default class {
    constructor(options: { addLocation: boolean; embedSource: string[] })
    parse(html: string): object
  }
}

declare module '@adobe/structured-data-validator' {
  // biome-ignore lint/style/noDefaultExport: the package has no other.
  export default class {
    validate(found: object): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string }[]>
  }
}
