import { pathPattern, type ServiceMethod } from '../api/endpoint'

/** An entry of an area's `samples.json`: a response of the area's own service, with which its pages are tested. */
export interface ServiceSample {
  /** Default: `GET`. */
  method?: ServiceMethod
  /** Path on the service. `:name` matches any value. */
  path: string
  /** Default: 200. */
  status?: number
  body?: unknown
}

/** Service → its samples. The first sample that matches a request is the response. */
export type ServiceSamples = Record<string, ServiceSample[]>

/** Returns the sample response to a call. */
export function sampleAt(
  samples: ServiceSamples,
  { service, method, path }: { service: string; method: string; path: string },
): Required<Pick<ServiceSample, 'status' | 'body'>> | undefined {
  const found = samples[service]?.find(
    (sample) => (sample.method ?? 'GET') === method && pathPattern(sample).test(path),
  )
  return found && { status: found.status ?? 200, body: found.body ?? null }
}
