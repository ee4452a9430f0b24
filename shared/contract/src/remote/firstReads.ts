import type { AnyEndpoint, ParamsOf } from '../api/endpoint'

/**
 * The address of a read with the parameters of a page's route.
 *
 * @param params parameter of the endpoint → parameter of the route: `{ id: 'courseId' }`
 */
export function firstRead<E extends AnyEndpoint>(
  { path }: E,
  params: Record<keyof ParamsOf<E> & string, string>,
): string {
  return path.replace(/:(\w+)/g, (_, name: string) => `:${params[name as keyof typeof params]}`)
}

/** What a page reads first; undefined if its route does not say. */
export function firstReadsOf(handle: unknown): readonly string[] | undefined {
  return (handle as { firstReads?: readonly string[] } | undefined)?.firstReads
}
