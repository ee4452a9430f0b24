import { saveQuiz } from '@mentor-connect/contract/courses/quizzes/quizAuthoring'
import { allEndpoints } from '../../../testing/allEndpoints'
import { signedInMentor } from '../../../testing/signedIn'
import { testApp } from '../../../testing/testApp'
import { routeSchema } from '../routeSchema'
import { compileSerializer } from '../sharedSerializer'
import { boundedValidator } from './boundedValidator'
import { compileLargeSchemas, countSchemas, LARGE_SCHEMA } from './compiledSchemas'

// Small schemas are compiled at first use. Without this test, one that cannot be compiled would only fail when somebody
// needs it.

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

it('no request compiles a large schema: they are compiled before a service listens', async () => {
  const app = await testApp()
  try {
    await app.app.ready()
    expect(countSchemas().pending).toBeGreaterThan(5)
    compileLargeSchemas()
    const { pending, late } = countSchemas()
    expect(pending).toBe(0)
    const mentor = await signedInMentor(app)
    const url = saveQuiz.path.replace(':courseId', 'none').replace(':lessonId', 'none')
    const send = (payload: object) =>
      app.app.inject({ method: saveQuiz.method, url, payload, headers: { ...mentor.headers } })
    expect((await send({ questions: 'none' })).statusCode).toBe(400)
    expect(countSchemas()).toEqual({ pending: 0, late })
  } finally {
    await app.close()
  }
})

it('the schema of quizzes is a large one', () => {
  expect(JSON.stringify(saveQuiz.body).length).toBeGreaterThan(LARGE_SCHEMA)
})
