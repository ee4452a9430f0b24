import { browserCheckFrom } from './browserCheckFrom'
import { hasPart } from '../../../process/optionalPart'
import { installedChromium } from './installedChromium'

jest.mock('./installedChromium')
jest.mock('../../../process/optionalPart', () => ({
  ...jest.requireActual<object>('../../../process/optionalPart'),
  hasPart: jest.fn(() => true),
}))

const state = { remotes: {}, grants: {} }
const installed = (path: string | undefined) => jest.mocked(installedChromium).mockReturnValue(path)

test('RELEASE_BROWSER=off opens nothing, and the report says so', async () => {
  expect(await browserCheckFrom('off')('/no/site', [], state)).toEqual({
    issues: [],
    summary: 'the pages were not opened (RELEASE_BROWSER is off)',
  })
})

test.each([
  ['none is installed', undefined, undefined, /^There is no Chromium on this machine: install one \(/],
  [
    'only another one is installed',
    '/no/such/chromium',
    '/usr/bin/chromium',
    /^There is no \/no\/such\/chromium, which RELEASE_BROWSER names: /,
  ],
])(
  'without the browser a release is refused, which says what to do: %s',
  async (_when, wanted, found, says) => {
    installed(found)
    const { issues, summary } = await browserCheckFrom(wanted)('/no/site', [], state)
    expect(issues).toEqual([expect.stringMatching(says)])
    expect(issues[0]).toContain('RELEASE_BROWSER=off')
    expect(summary).toBe('the pages were not opened')
  },
)

test('a browser that exists is used: without a shell there is no page to open', async () => {
  installed(process.execPath)
  const { summary } = await browserCheckFrom(process.execPath)('/no/site', [], state)
  expect(summary).toBe('no page to open in a browser')
})

test('in a distribution without the browser gate a release is refused, which says how to get it', async () => {
  jest.mocked(hasPart).mockReturnValueOnce(false)
  const { issues, summary } = await browserCheckFrom(undefined)('/no/site', [], state)
  expect(issues).toEqual([
    'This distribution has no browser gate: make it with "npm run build -- --with browser-gate", or set RELEASE_BROWSER=off to release without opening pages.',
  ])
  expect(summary).toBe('the pages were not opened')
})
