import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import { allEndpoints } from '../../testing/allEndpoints'

// An endpoint that receives the caller's id must declare it as `owner`, or it would accept anybody's id.

/** Field names under which the contracts carry the id of the caller. */
const CALLER_ID = /^(user|mentor|learner|person|owner)Id\d?$/

/** Fields of a request with such a name: `body.userId`. */
function callerIds({ params, query, body }: AnyEndpoint): string[] {
  return Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    Object.keys((schema as { properties?: object } | undefined)?.properties ?? {})
      .filter((name) => CALLER_ID.test(name))
      .map((name) => `${part}.${name}`),
  )
}

/** Public pages name other people, and services act for everybody: neither has an owner. */
const hasCaller = ({ access }: AnyEndpoint) =>
  access !== 'public' && access !== 'service' && access !== 'watch'

it('every endpoint that receives its caller’s id declares an owner', async () => {
  const endpoints = (await allEndpoints()).filter(
    ([, endpoint]) => hasCaller(endpoint) && callerIds(endpoint).length > 0,
  )
  expect(endpoints.length).toBeGreaterThan(25)
  for (const [name, endpoint] of endpoints)
    expect([name, [endpoint.owner].flat()]).toEqual([name, callerIds(endpoint)])
})

it('no endpoint without sign-in declares an owner', async () => {
  const endpoints = (await allEndpoints()).filter(([, endpoint]) => endpoint.owner && !hasCaller(endpoint))
  expect(endpoints.map(([name]) => name)).toEqual([])
})
