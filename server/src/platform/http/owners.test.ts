import type { AnyEndpoint } from '@mentor-connect/shared/contracts/endpoint'
import { allEndpoints } from '../../testing/allEndpoints'

// An endpoint that is sent the caller's id and does not declare it would accept the id of anybody.

/** Names under which the contracts carry the id of a person who calls. */
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
const hasCaller = ({ access }: AnyEndpoint) => access !== 'public' && access !== 'service'

it('has an owner declared for every endpoint that is sent the id of its caller', async () => {
  const endpoints = (await allEndpoints()).filter(
    ([, endpoint]) => hasCaller(endpoint) && callerIds(endpoint).length > 0,
  )
  expect(endpoints.length).toBeGreaterThan(25)
  for (const [name, endpoint] of endpoints)
    expect([name, [endpoint.owner].flat()]).toEqual([name, callerIds(endpoint)])
})

it('has no owner declared where nobody has to be signed in', async () => {
  const endpoints = (await allEndpoints()).filter(([, endpoint]) => endpoint.owner && !hasCaller(endpoint))
  expect(endpoints.map(([name]) => name)).toEqual([])
})
