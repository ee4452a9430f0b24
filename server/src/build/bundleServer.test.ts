import { bundleServer } from './bundleServer'

jest.mock('esbuild', () => {
  throw new Error('esbuild was loaded.')
})

it('makes no other bundle while nothing has changed since the last one', async () => {
  expect(await bundleServer()).toBe(process.env.TEST_SERVER_BUNDLE)
})
