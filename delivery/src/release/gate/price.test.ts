import { BUDGETS } from '@mentor-connect/build/conformance/budgets'
import { SiteFolder } from '../../testing/SiteFolder'
import { OWN_REACT_BUDGET, routeBudget } from './budgets'

let folder: SiteFolder
beforeEach(() => {
  folder = SiteFolder.live()
})
afterEach(() => folder.remove())

test('an area may bring its own React, and the release says what that costs', async () => {
  const parts = { ownReact: '18.3.1', shared: {}, members: {} }
  const files = { 'react.js': `"https://reactjs.org/docs/error-decoder.html"${' '.repeat(3000)}` }
  const outcome = await folder.publishRendered('learner', folder.built('learner', 'r2', parts, files))
  expect(outcome).toMatchObject({ release: 'r2', flipped: true })
  expect(outcome.price).toMatch(
    /^learner brings its own React 18\.3\.1: whoever opens it loads scripts of 0\.\d kB \(brotli\) that contain it/,
  )
})

test('an area may bring its own runtime, and the release says what that costs', async () => {
  const entry = { 'entry.js': `self.__FEDERATION__;new Function("return 1")${' '.repeat(3000)}` }
  const built = folder.built('learner', 'r2', { ownRuntime: '2.9.2' }, entry)
  const outcome = await folder.publishRendered('learner', built)
  expect(outcome).toMatchObject({ release: 'r2', flipped: true })
  expect(outcome.price).toMatch(
    /^learner brings its own runtime of Module Federation 2\.9\.2: its entry has 0\.\d kB \(brotli\)/,
  )
})

test('a release with the React and the runtime of the page has no such price', async () => {
  const outcome = await folder.publishRendered('learner', folder.built('learner', 'r2'))
  expect(outcome.price).toBeUndefined()
})

test('routes of such areas have a larger budget, so that the lane can be used', () => {
  const route = { path: '/jobs', isPersonal: false }
  const added = (release: object) => routeBudget({ ...route, release }) - routeBudget(route)
  expect(added({ ownReact: '18.3.1' })).toBe(OWN_REACT_BUDGET)
  expect(added({ ownRuntime: '2.9.2' })).toBe(BUDGETS.ownRuntime)
})
