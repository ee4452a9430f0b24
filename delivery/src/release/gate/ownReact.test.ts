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

test('a release with the React of the page has no such price', async () => {
  const outcome = await folder.publishRendered('learner', folder.built('learner', 'r2'))
  expect(outcome.price).toBeUndefined()
})

test('routes of such an area have a larger budget, so that the lane can be used', () => {
  const route = { path: '/jobs', isPersonal: false }
  expect(routeBudget({ ...route, hasOwnReact: true }) - routeBudget(route)).toBe(OWN_REACT_BUDGET)
})
