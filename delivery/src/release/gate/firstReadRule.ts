import { ENDPOINTS } from '@mentor-connect/contract/samples/endpoints'
import { placeOfRead } from '@mentor-connect/contract/site/rendering'
import type { Rule } from '../candidate'

const READS = ENDPOINTS.filter(({ method, service, file }) => method === 'GET' && !service && !file).map(
  ({ path }) => shapeOf(path),
)

/** The first reads of a page must be reads that the API has, with parameters that the address of the page has. */
export const firstReadRule: Rule = ({ description: { area, exposes, declares } }) =>
  Object.values(exposes).flatMap((routes) =>
    routes.flatMap(({ path, firstReads = [], rendering }) =>
      [...firstReads, ...(rendering?.requiredRead ? [rendering.requiredRead] : [])].flatMap((read) => {
        // A first read of a personal page must not go to a service, because it is requested before the code that calls
        // services is loaded.
        const isOfService = !firstReads.includes(read) && isDeclared(read, declares?.connects)
        if (!isOfService && !READS.includes(shapeOf(read)))
          return [
            `${area} reads ${read} first in ${path}, which is not a read of the API or of a service in "connects": write it with firstRead().`,
          ]
        const missing = parametersOf(read).filter((name) => !parametersOf(path).includes(name))
        return missing.map(
          (name) =>
            `${area} reads ${read} first in ${path}, whose address has no :${name}: correct the name.`,
        )
      }),
    ),
  )

const isDeclared = (read: string, connects: Record<string, string> = {}) =>
  Object.hasOwn(connects, placeOfRead(read).service ?? '')

/** A path without the names of its parameters. */
function shapeOf(path: string): string {
  return path.replace(/:\w+/g, ':')
}

function parametersOf(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
}
