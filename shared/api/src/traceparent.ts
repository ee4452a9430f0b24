/** Begins a trace (W3C Trace Context), which the services continue: its id is in their logs. */
export function newTraceparent(): string {
  return `00-${hex(16)}-${hex(8)}-01`
}

function hex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
