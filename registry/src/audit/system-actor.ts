/** How the audit log names the registry where it does something that nobody asked it to at that moment. */
export const systemActor = 'registry, by itself'
