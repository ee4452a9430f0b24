import { ENDPOINTS } from '@mentor-connect/contract/samples/endpoints'
import { placeOfRead } from '@mentor-connect/contract/site/rendering'
import type { Rule } from '../candidate'

/** Path without the names of its parameters → names that its query may have. */
const READS = new Map(
  ENDPOINTS.filter(({ method, service, file }) => method === 'GET' && !service && !file).map((endpoint) => [
    shapeOf(endpoint.path),
    queryNames(endpoint),
  ]),
)

/**
 * The first reads of a page must be reads that the API has, with parameters that the address of the page has, and a
 * query that the read takes.
 */
export const firstReadRule: Rule = ({ description: { area, exposes, declares } }) =>
  Object.values(exposes).flatMap((routes) =>
    routes.flatMap(({ path, firstReads = [], rendering }) => [
      ...firstReads.flatMap((read) => problemsOf({ read, area, path })),
      ...(rendering?.requiredRead && !isDeclared(rendering.requiredRead, declares?.connects)
        ? problemsOf({ read: rendering.requiredRead, area, path })
        : parameterProblems({ read: rendering?.requiredRead ?? '', area, path })),
    ]),
  )

interface FirstRead {
  read: string
  area: string
  /** The address of the page. */
  path: string
}

/**
 * Returns the problems of a read of the API. A personal page cannot begin with a read from a service, because
 * its first reads are requested before the code that calls services is loaded.
 */
function problemsOf({ read, area, path }: FirstRead): string[] {
  const [address = '', query] = read.split('?')
  const known = READS.get(shapeOf(address))
  if (!known)
    return [
      `${area} reads ${address} first in ${path}, which is not a read of the API or of a service in "connects": write it with firstRead().`,
    ]
  const unknown = [...new URLSearchParams(query).keys()].filter((name) => !known.includes(name))
  if (unknown.length > 0)
    return [
      `${area} reads ${address} first in ${path} with ${unknown.join(', ')}, which that read does not take: correct the names.`,
    ]
  return parameterProblems({ read, area, path })
}

function parameterProblems({ read, area, path }: FirstRead): string[] {
  const missing = parametersOf(read).filter((name) => !parametersOf(path).includes(name))
  return missing.map(
    (name) => `${area} reads ${read} first in ${path}, whose address has no :${name}: correct the name.`,
  )
}

const isDeclared = (read: string, connects: Record<string, string> = {}) =>
  Object.hasOwn(connects, placeOfRead(read).service ?? '')

/** A path without the names of its parameters. */
function shapeOf(path: string): string {
  return path.replace(/:\w+/g, ':')
}

function parametersOf(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
}

function queryNames({ query }: (typeof ENDPOINTS)[number]): string[] {
  return Object.keys((query as { properties?: object } | undefined)?.properties ?? {})
}
