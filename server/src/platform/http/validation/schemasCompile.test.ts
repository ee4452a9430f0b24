import { allEndpoints } from '../../../testing/allEndpoints'
import { routeSchema } from '../routeSchema'
import { compileSerializer } from '../sharedSerializer'
import { boundedValidator } from './boundedValidator'

// Schemas are compiled at first use: one that cannot be compiled would fail for the first person who needs it.

it('every endpoint has schemas that can be compiled', async () => {
  const all = await allEndpoints()
  expect(all.length).toBeGreaterThan(50)
  for (const [name, endpoint] of all) {
    const { params, querystring, body, response } = routeSchema(endpoint)
    for (const schema of [params, querystring, body].filter(Boolean))
      expect(() => boundedValidator({ schema, method: 'GET', url: name })({})).not.toThrow()
    for (const schema of Object.values(response as object))
      expect(() => compileSerializer({ schema, method: 'GET', url: name, httpStatus: '200' })).not.toThrow()
  }
})
