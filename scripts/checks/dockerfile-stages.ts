export type Stage = { base: string; lines: string[] }

/** The instructions of each stage of a Dockerfile, by its name; a line that is continued is one. */
export const stagesOf = (dockerfile: string): Map<string, Stage> =>
  new Map(
    dockerfile
      .replaceAll(/\\\n\s*/g, ' ')
      .split(/^FROM /m)
      .slice(1)
      .map((stage) => {
        const [from = '', ...lines] = stage.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
        const [base = '', , name = ''] = from.split(' ')
        return [name, { base, lines }] as const
      }),
  )

/** What follows an instruction in a stage, line by line. */
export const valuesOf = (stages: ReadonlyMap<string, Stage>, stage: string, instruction: string): string[] =>
  (stages.get(stage)?.lines ?? [])
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.slice(instruction.length + 1))
