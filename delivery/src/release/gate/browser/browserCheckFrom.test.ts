import { browserCheckFrom } from './browserCheckFrom'

const state = { remotes: {}, grants: {} }

test('RELEASE_BROWSER=off opens nothing, and the report says so', async () => {
  expect(await browserCheckFrom('off')('/no/site', [], state)).toEqual({
    issues: [],
    summary: 'the pages were not opened (RELEASE_BROWSER is off)',
  })
})

test('a browser that does not exist is never replaced by another one', async () => {
  const { issues, summary } = await browserCheckFrom('/no/such/chromium')('/no/site', [], state)
  expect(issues).toEqual([])
  expect(summary).toMatch(
    /^the pages were not opened \((there is no \/no\/such\/chromium|no Chromium is installed)/,
  )
})

test('a browser that exists is used: without a shell there is no page to open', async () => {
  const { summary } = await browserCheckFrom(process.execPath)('/no/site', [], state)
  expect(summary).toBe('no page to open in a browser')
})
