import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { shellRemoteName, type TelemetryEvent } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { escapeJson } from './render-document.ts'

type Settings = { nonce: string; country: CountryKey; build: string }

/**
 * Notices, before any script has run, that one of the shell's own was not run. A script element does not tell a refused hash from a
 * lost connection, so the file is asked for once more: damage is what arrives whole without its hash and does not with it (Fetch,
 * main fetch: “integrity metadata”). That is told to the registry, and the bytes which the browser has kept for a year are fetched anew, so that
 * the next page is alive. Where it is one of those that begin the page (`defer`), whatever the reason, `data-scripts="blocked"` on the document says so to styles: what only a
 * script would fill gives its room away, as it does where scripts are off.
 */
export const renderIntegrityListener = ({ nonce, country, build }: Settings): string => {
  const failure = { kind: 'failure', remote: shellRemoteName, build, phase: 'entry', reason: 'integrity' } as const
  const body = escapeJson({ country, events: [failure satisfies TelemetryEvent] })
  const ask = 'f=(cache,integrity)=>fetch(src,{cache,integrity}).then(r=>r.ok&&r.blob())'
  // The name of the file goes with it: who is alerted of damage looks at that first.
  const sendReport = `let d=${body};d.events[0].file=src.split("/").pop();navigator.sendBeacon("/telemetry",new Blob([JSON.stringify(d)],{type:"application/json"}))`
  const listener = `({target:{src,integrity:i,defer}})=>{let h=document.documentElement.dataset,c="force-cache",${ask};if(defer)h.scripts="blocked";i&&src?.startsWith(origin+"/assets/")&&f(c).then(b=>b&&f(c,i).catch(()=>{${sendReport};return f("reload")})).catch(()=>0)}`
  return `<script nonce="${nonce}">addEventListener("error",${listener},!0)</script>`
}
