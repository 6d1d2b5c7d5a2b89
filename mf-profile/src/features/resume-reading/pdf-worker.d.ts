/** The part of pdf.js that reads files; the package has no types of it. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: { initializeFromPort(port: MessagePort): void }
}
