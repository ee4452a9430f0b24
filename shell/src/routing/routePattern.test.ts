import { routePattern } from './routePattern'

const matches = (...routes: { id?: string; path?: string }[]) => routes.map((route) => ({ route }))

it.each([
  ['an index route', matches({ id: 'shell' }, { path: '' }, { id: 'home' }), '/'],
  ['a route of a mount', matches({ id: 'shell' }, { path: 'user' }, { path: 'home' }), '/user/home'],
  [
    'parameters',
    matches({ path: '' }, { path: 'resource/:courseId/lessons/:lessonId' }),
    '/resource/:courseId/lessons/:lessonId',
  ],
  ['an area that is not loaded', matches({ id: 'guard:public/:0', path: 'mentor/*' }), 'other'],
  ['a page that was not found', matches({ path: 'user' }, { path: '*' }), 'other'],
])('names the route of %s as it is declared', (_what, given, pattern) =>
  expect(routePattern(given)).toBe(pattern),
)
