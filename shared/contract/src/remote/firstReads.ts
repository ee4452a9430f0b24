import type { AnyEndpoint, ParamsOf } from '../api/endpoint'

/**
 * Returns the address of a read. Its parameters refer to those of the page's route.
 *
 * @param params parameter of the endpoint → parameter of the route: `{ id: 'courseId' }`
 */
export function firstRead<E extends AnyEndpoint>(
  { path }: E,
  params: Record<keyof ParamsOf<E> & string, string>,
): string {
  return path.replace(/:(\w+)/g, (_, name: string) => `:${params[name as keyof typeof params]}`)
}

/** Returns the first reads of a page; undefined if its route does not declare any. */
export function firstReadsOf(handle: unknown): readonly string[] | undefined {
  return (handle as { firstReads?: readonly string[] } | undefined)?.firstReads
}
