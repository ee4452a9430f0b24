import { templatesOf } from './pageTemplates'

it.each([
  ['/', ['index.html']],
  ['/about', ['about.html']],
  ['/resource/42', ['resource/42.html', 'resource/_.html']],
  ['/a/1/b', ['a/1/b.html', 'a/1/_.html', 'a/_/b.html', 'a/_/_.html']],
  ['/resource/…', []],
  ['/a/b/c/d/e/f/g', []],
])('looks for the page of %s', (path, files) => expect(templatesOf(path)).toEqual(files))

it('finds the page of a lesson', () => {
  expect(templatesOf('/user/resources/42/lessons/7')).toContain('user/resources/_/lessons/_.html')
})
