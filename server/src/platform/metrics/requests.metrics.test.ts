import { version } from '../../../../package.json'
import { metricsOf } from '../../testing/metricsOf'
import { testApp } from '../../testing/testApp'

it('says which version runs', async () => {
  const test = await testApp()
  expect(await metricsOf(test.app)).toContain(
    `mentor_connect_build_info{version="${version}",commit="unknown",node="${process.versions.node}"} 1`,
  )
  await test.close()
})

it('counts requests by declared route and class of status, with their duration', async () => {
  const test = await testApp()
  const { app } = test
  await app.inject('/resource/get-resource/one-that-nobody-has-made')
  await app.inject('/resource/get-resource/another-one')
  await app.inject('/nowhere/secret-of-somebody')
  const body = await metricsOf(app)
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/resource/get-resource/:id",status="4xx"} 2',
  )
  expect(body).toMatch(/http_request_duration_seconds_count\{method="GET",route="none",status="4xx"\} 1/)
  expect(body).not.toMatch(/nobody-has-made|secret-of-somebody/)
  await test.close()
})
