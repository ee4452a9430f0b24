import { pathPattern, type ServiceMethod } from '../api/endpoint'

/** A response of the service of an area, with which its pages are tested: `samples.json` of the area. */
export interface ServiceSample {
  /** Default: `GET`. */
  method?: ServiceMethod
  /** Path on the service; `:name` stands for any value. */
  path: string
  /** Default: 200. */
  status?: number
  body?: unknown
}

/** Service → its samples. The first one that fits is the response. */
export type ServiceSamples = Record<string, ServiceSample[]>

/** The sample response to a call. */
export function sampleAt(
  samples: ServiceSamples,
  { service, method, path }: { service: string; method: string; path: string },
): Required<Pick<ServiceSample, 'status' | 'body'>> | undefined {
  const found = samples[service]?.find(
    (sample) => (sample.method ?? 'GET') === method && pathPattern(sample).test(path),
  )
  return found && { status: found.status ?? 200, body: found.body ?? null }
}
