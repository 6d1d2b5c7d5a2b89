import Bowser from 'bowser'

/** A browser without its minor version, such as `Chrome 131`: enough to mend an error for, too little to know anybody by. Undefined where it is no known one. */
export const describeBrowser = (userAgent: string | undefined): string | undefined => {
  const agent = (userAgent ?? '').slice(0, 500)
  const { name, version } = Bowser.parse(agent === '' ? 'unknown' : agent).browser
  const known = `${name ?? ''} ${/^\d{1,4}/.exec(version ?? '')?.[0] ?? ''}`.trim()
  return /^[A-Za-z][\w .]{1,39}$/.test(known) ? known : undefined
}
