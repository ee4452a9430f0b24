import { currentTracing } from './tracing'

interface Init extends RequestInit {
  headers: Record<string, string>
}

/** Calls another service with `fetch`, and continues the trace of the request that has caused the call. */
export function fetchService(url: URL, init: Init): Promise<Response> {
  const tracing = currentTracing()
  if (!tracing) return fetch(url, init)
  return tracing.call({ method: init.method ?? 'GET', host: url.host }, (headers) =>
    fetch(url, { ...init, headers: { ...init.headers, ...headers } }),
  )
}
